// What Node itself loads in a test run. vitest's own loader makes every use of an import slow: engine and bots took twice as long.

// The page needs a transformation, and so do the tests.
const SOURCES = [/\/packages\/(?!web\/)[^/]+\/(src|compiler)\//, /\/scripts\/(?!test\/)/]
/** A watching run keeps vitest's loader, which knows whose imports changed. */
const runsOnce = ['run', '--run', 'list'].some(word => process.argv.includes(word))

export const loadedByNode = {
  server: { deps: { external: runsOnce ? SOURCES : [] } },
  execArgv: ['--conditions=arkwright:source'],
}
