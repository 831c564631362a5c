// `npm run rules`: checks that every rule of the ledgers has a test and every test of a rule a row. `--list` counts the tests of each.
// `--report FILE` takes the tests from the JSON report of a vitest run instead of collecting them.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../house.mjs'
import { gaps, type RuleTest, readLedger } from './ledger.ts'
import { runTool } from './tool.ts'

/** Pages of docs/rules about the ledgers. */
const NO_LEDGERS: ReadonlySet<string> = new Set(['README.md', 'how-checked.md'])

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean', default: false },
      report: { type: 'string' },
      root: { type: 'string', default: root },
    },
  })
  const folder = resolve(values.root)
  const ledgers = globSync('docs/rules/*.md', { cwd: folder })
    .map(slashes)
    .filter(file => !NO_LEDGERS.has(basename(file)))
    .toSorted()
  const rows = ledgers.flatMap(file => readLedger(file, readFileSync(join(folder, file), 'utf8')))
  const listed = values.report === undefined ? await collectedTests(folder) : reportedTests(values.report)
  if (listed === undefined) return 2
  const tests = ruleTests(listed, folder)
  if (values.list) {
    const ids = new Set([...rows, ...tests].map(({ id }) => id))
    for (const id of ids) console.log(`${String(tests.filter(test => test.id === id).length).padStart(4)}  ${id}`)
    return 0
  }
  const empty = ledgers.filter(file => !rows.some(({ ledger }) => ledger === file))
  const found = [
    ...empty.map(file => `${file}: has no table of rules.`),
    // A check that finds nothing to check must not pass.
    ...(ledgers.length === 0 ? ['docs/rules has no ledger.'] : []),
    ...gaps(rows, tests, file => existsSync(join(folder, file))),
  ]
  for (const gap of found) console.error(gap)
  console.log(
    `${rows.length} rules in ${ledgers.length} ledgers, ${tests.length} tests that carry an id, ${found.length} gaps`,
  )
  return found.length === 0 ? 0 : 1
}

interface Listed {
  /** Describe blocks and test, with ` > ` between. */
  readonly name: string
  readonly file: string
}

/** vitest runs the test files to collect them, so ids from loops and tables are found too. */
async function collectedTests(folder: string): Promise<readonly Listed[] | undefined> {
  const scratch = mkdtempSync(join(tmpdir(), 'arkwright-rules-'))
  const list = join(scratch, 'tests.json')
  const { code, all } = await runTool('vitest', 'vitest', ['list', '--no-staticParse', `--json=${list}`], folder)
  const listed = code === 0 ? (JSON.parse(readFileSync(list, 'utf8')) as Listed[]) : undefined
  rmSync(scratch, { recursive: true, force: true })
  if (listed === undefined) console.error(`The tests cannot be listed. vitest says:\n${all.trim()}`)
  return listed
}

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly ancestorTitles: readonly string[]; readonly title: string }[]
  }[]
}

function reportedTests(report: string): readonly Listed[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title }) => ({ name: [...ancestorTitles, title].join(' > '), file })),
  )
}

function ruleTests(listed: readonly Listed[], folder: string): RuleTest[] {
  return listed.flatMap(({ name, file }) => {
    // vitest puts the names of describe blocks in front.
    const id = /(?:^| > )\[([^\]]+)\] /.exec(name)?.[1]
    return id === undefined ? [] : [{ id, file: slashes(relative(folder, file)) }]
  })
}

function slashes(path: string): string {
  return path.split(sep).join('/')
}

process.exitCode = await main()
