// `npm test`: everything, from a fresh clone. Compiling is the first group, so its failure counts like any other.
import { enter, install, run, words } from './house.mjs'

enter(
  () => {
    install()
    words()
    run('scripts/checks/run-tests.ts', process.argv.slice(2))
  },
  () => console.log('0 passed, 1 failed'),
)
