// The rule ledgers, docs/rules/*.md: tables whose rows lead from a rule's id to its code and its tests.

/** One row of a ledger. */
export interface Row {
  readonly ledger: string
  readonly line: number
  readonly id: string
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** A test that carries a rule's id, and its file. */
export interface RuleTest {
  readonly id: string
  readonly file: string
}

/** The columns of a ledger; the one between id and code is for the reader. */
const COLUMN = { id: 0, code: 2, tests: 3 }

const SHIELDED_BAR = '\u0000'

/** The rows of every table with four columns or more; narrower tables are not ledgers. */
export function readLedger(ledger: string, markdown: string): Row[] {
  const lines = markdown.split(/\r?\n/)
  const rows: Row[] = []
  let inTable = false
  for (const [index, text] of lines.entries()) {
    const cells = cellsOf(text)
    const isRule = cells?.every(cell => /^:?-+:?$/.test(cell)) === true
    if (cells === undefined) inTable = false
    else if (isRule) inTable = cells.length > COLUMN.tests
    else if (inTable) {
      const [id = '', code = '', tests = ''] = [COLUMN.id, COLUMN.code, COLUMN.tests].map(column => cells[column])
      rows.push({ ledger, line: index + 1, id: plain(id), code: quoted(code), tests: quoted(tests) })
    }
  }
  return rows
}

/** One sentence for each gap between the ledgers, the files and the tests. */
export function gaps(rows: readonly Row[], tests: readonly RuleTest[], exists: (file: string) => boolean): string[] {
  const tested = new Map<string, Set<string>>()
  for (const { id, file } of tests) tested.set(id, (tested.get(id) ?? new Set()).add(file))
  const known = new Set(rows.map(({ id }) => id))
  const strangers = [...tested].filter(([id]) => !known.has(id))
  return [
    ...rows.flatMap(row => gapsOfRow(row, tested.get(row.id), exists)),
    ...strangers.map(([id, files]) => `${id}: tested in ${[...files].join(', ')}, but no ledger has it.`),
  ]
}

function gapsOfRow(
  { ledger, line, id, code, tests }: Row,
  testedIn: Set<string> | undefined,
  exists: (file: string) => boolean,
): string[] {
  const where = `${ledger}:${line}`
  if (id === '') return [`${where}: the row has no id.`]
  const found: string[] = []
  if (testedIn === undefined) found.push(`${where}: ${id} has no test.`)
  else if (tests.length === 0)
    found.push(`${where}: ${id} names no test file; it is tested in ${[...testedIn].join(', ')}.`)
  for (const file of code)
    if (!exists(file)) found.push(`${where}: ${id} names the code ${file}, which does not exist.`)
  for (const file of tests) {
    if (!exists(file)) found.push(`${where}: ${id} names the test ${file}, which does not exist.`)
    else if (testedIn !== undefined && !testedIn.has(file)) found.push(`${where}: ${file} has no test for ${id}.`)
  }
  return found
}

/** The cells of a table line; undefined for any other line. A bar inside backticks or after a backslash is no border. */
function cellsOf(line: string): string[] | undefined {
  const text = line.trim()
  if (!text.startsWith('|')) return undefined
  const borders = text.replaceAll(/`[^`]*`|\\./g, shielded => shielded.replaceAll('|', SHIELDED_BAR))
  const cells = borders.slice(1, borders.endsWith('|') ? -1 : undefined).split('|')
  return cells.map(cell => cell.replaceAll(SHIELDED_BAR, '|').trim())
}

function plain(cell: string): string {
  return cell.replaceAll(/[`*]/g, '').trim()
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(match => match[1] ?? [])
}
