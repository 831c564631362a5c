// Runs one of our scripts with the project's own Node: `node scripts/run.mjs scripts/checks/rules.ts --list`.
import { enter, install, NotReady, run, words } from './house.mjs'

enter(() => {
  const [script, ...args] = process.argv.slice(2)
  if (script === undefined)
    throw new NotReady('Name a script, for example: node scripts/run.mjs scripts/checks/rules.ts')
  install()
  words()
  run(script, args)
})
