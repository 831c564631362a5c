// `npm test`: everything, from a fresh clone. Compiling is the first of the groups, so that its failure is counted like any other.
import { enter, install, run, words } from './house.mjs'

enter(
  () => {
    install()
    words()
    run('scripts/checks/run-tests.ts', process.argv.slice(2))
  },
  () => console.log('0 passed, 1 failed'),
)
