// What `npm test` runs, one after the other: two cores are not enough for two of them at once.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Outcome, runNode, runTool } from './tool.ts'

export interface Verdict {
  readonly passed: number
  readonly failed: number
  /** Tests that were not run here, on this kind of machine. */
  readonly leftOut: number
  /** What to show when something failed. */
  readonly output: string
}

export interface Group {
  readonly name: string
  readonly what: string
  run(): Promise<Verdict>
}

export const GROUPS: readonly Group[] = [
  single('types', 'everything compiles, tests and scripts too', () => runTool('typescript', 'tsc', ['-b'])),
  single('format', 'format and lint, by biome', () =>
    runTool('@biomejs/biome', 'biome', ['ci', '--error-on-warnings', '--colors=off']),
  ),
  single('lint', 'lint that knows the types, by oxlint', () =>
    runTool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings']),
  ),
  single('unused', 'no unused file, export or dependency, by knip', () => runTool('knip', 'knip', [])),
  single('directions', 'packages import one another one way only', () => runNode(['scripts/checks/directions.ts'])),
  single('sealed', 'only the games write states', () => runNode(['scripts/checks/sealed.ts'])),
  single('rules', 'every rule of the ledgers has its tests', () => runNode(['scripts/checks/rules.ts'])),
  vitest('unit', 'the tests of all packages and scripts', []),
  vitest('server', 'tables over the net, on SQLite and PostgreSQL', ['--config', 'packages/server/vitest.config.ts']),
  vitest('browser', 'the page in a real browser', ['--config', 'packages/web/browser/vitest.config.ts']),
  single('packaging', 'packed, installed elsewhere, it plays', () => runNode(['scripts/checks/packaging.ts'])),
]

/** A check that is right or wrong as a whole counts as one test. */
function single(name: string, what: string, check: () => Promise<Outcome>): Group {
  return {
    name,
    what,
    async run() {
      const { code, all } = await check()
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, leftOut: 0, output: all }
    },
  }
}

function vitest(name: string, what: string, args: readonly string[]): Group {
  return {
    name,
    what,
    async run() {
      const folder = mkdtempSync(join(tmpdir(), 'arkwright-tests-'))
      const report = join(folder, 'report.json')
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const { code, all } = await runTool('vitest', 'vitest', ['run', ...reporters, ...args])
      const verdict = countTests(code, all, readReport(report))
      rmSync(folder, { recursive: true, force: true })
      return verdict
    },
  }
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

/** A run may fail without a failed test: a file that cannot be loaded, an error nobody awaited. That counts as one. */
export function countTests(code: number, output: string, report: Report | undefined): Verdict {
  if (report === undefined) return { passed: 0, failed: 1, leftOut: 0, output }
  const failed = report.numFailedTests || (code === 0 ? 0 : 1)
  return { passed: report.numPassedTests, failed, leftOut: report.numPendingTests + report.numTodoTests, output }
}
