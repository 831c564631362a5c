// `npm start`: serves the page, from a fresh clone. Arguments after `--` go to `arkwright serve`.
import { build, buildPage, enter, install, run, words } from './house.mjs'

enter(() => {
  install()
  words()
  // Only what the command needs: an error in a test must not prevent playing.
  build('packages/cli')
  buildPage()
  run('packages/cli/dist/main.js', ['serve', ...process.argv.slice(2)])
})
