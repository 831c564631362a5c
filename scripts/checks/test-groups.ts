// What `npm test` runs. Groups that use one core run two at a time; none starts beside one that uses two. `server` and `browser`
// often wait, so they share two cores.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedSources } from './changed-files.ts'
import { LONG_FILES } from './longest-first.ts'
import { type Outcome, runCompiler, runNode, runTool } from './tool.ts'

export interface Verdict {
  readonly passed: number
  readonly failed: number
  /** Tests that this kind of machine does not run. */
  readonly leftOut: number
  /** What to show when something failed. */
  readonly output: string
}

export interface Group {
  readonly name: string
  readonly what: string
  /** How many it keeps busy. */
  readonly cores: 1 | 2
  /** Needs compiled packages, so it starts after `types`. */
  readonly compiled?: true
  run(): Promise<Verdict>
}

/** The unit group leaves its report here, so that `rules` need not collect all tests again. */
const UNIT_REPORT = join(tmpdir(), `arkwright-unit-${process.pid}.json`)
process.once('exit', () => rmSync(UNIT_REPORT, { force: true }))

const types = single('types', 'everything compiles, tests and scripts too', 1, () => runCompiler(['-b']))
const lint = single('lint', 'type-aware lint, by oxlint', 1, () =>
  runTool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']),
)

/** `types` comes first: some groups need compiled packages. Those that do not share the cores with it. */
export const GROUPS: readonly Group[] = [
  types,
  lint,
  single('format', 'format and lint, by biome', 1, () =>
    runTool('@biomejs/biome', 'biome', ['ci', '--error-on-warnings', '--colors=off']),
  ),
  single('unused', 'no unused file, export or dependency, by knip', 1, () => runTool('knip', 'knip', [])),
  single('directions', 'packages import one another one way only', 1, () => runNode(['scripts/checks/directions.ts'])),
  {
    ...single('sealed', 'only the games write states', 1, () => runNode(['scripts/checks/sealed.ts', '--compiled'])),
    compiled: true,
  },
  {
    ...single('packaging', 'the packed rules install in an empty project and play', 1, () =>
      runNode(['scripts/checks/packaging.ts']),
    ),
    compiled: true,
  },
  {
    name: 'unit',
    what: 'the tests of all packages and scripts',
    cores: 2,
    compiled: true,
    run: () => runVitest(['run'], UNIT_REPORT),
  },
  single('rules', 'every rule of the ledgers has its tests', 1, () =>
    runNode(['scripts/checks/rules.ts', ...(existsSync(UNIT_REPORT) ? ['--report', UNIT_REPORT] : [])]),
  ),
  vitest('server', 'online tables, on SQLite and PostgreSQL', ['run', '--config', 'packages/server/vitest.config.ts']),
  vitest('browser', 'the page in a real browser', ['run', '--config', 'packages/web/browser/vitest.config.ts']),
]

const changed: Group = {
  name: 'changed',
  what: 'unit tests of what changed, without the long files',
  cores: 1,
  compiled: true,
  async run() {
    const files = await changedSources()
    if (files.length === 0) return { passed: 0, failed: 0, leftOut: 0, output: '' }
    const left = LONG_FILES.filter(file => !files.includes(file)).flatMap(file => ['--exclude', file])
    return runVitest(['related', '--run', '--passWithNoTests', ...left, ...files])
  },
}

/** For a check after every few edits. */
export const QUICK: readonly Group[] = [types, lint, changed]

/** A check that is right or wrong as a whole counts as one test. */
function single(name: string, what: string, cores: 1 | 2, check: () => Promise<Outcome>): Group {
  return {
    name,
    what,
    cores,
    async run() {
      const { code, all } = await check()
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, leftOut: 0, output: all }
    },
  }
}

function vitest(name: string, what: string, args: readonly string[]): Group {
  return { name, what, cores: 1, compiled: true, run: () => runVitest(args) }
}

/** `keepReport` gets the report of a run that passed. */
async function runVitest(args: readonly string[], keepReport?: string): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code, all } = await runTool('vitest', 'vitest', [...args, ...reporters])
  const verdict = countTests(code, all, readReport(report))
  if (keepReport !== undefined && verdict.failed === 0) copyFileSync(report, keepReport)
  rmSync(folder, { recursive: true, force: true })
  return verdict
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** A run may fail without a failed test: a file that cannot be loaded, an unhandled error. That counts as one. */
export function countTests(code: number, output: string, report: Report | undefined): Verdict {
  if (report === undefined) return { passed: 0, failed: 1, leftOut: 0, output }
  const failed = report.numFailedTests || (code === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed, leftOut: report.numPendingTests + report.numTodoTests, output }
}
