// `npm run fit`: whether the table fits the window at real positions of each game, at five sizes. Options: --games,
// --sizes and --languages with commas, --only N positions a game, --part 2/6 for a sixth of them, --shots FOLDER for a
// picture of each fault, --pages N at a time. With --report FILE every measurement is kept there: a run that was stopped
// continues, parts add up, and the table shows all of the file.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { FAULT_KINDS } from './fit-faults.ts'
import { fitPositions, missingDecisions } from './fit-positions.ts'
import { type Finding, Report } from './fit-report.ts'
import { looksAt, measureAll } from './fit-run.ts'
import { SIZES } from './fit-sizes.ts'
import { GAME_IDS } from './positions.ts'
import { LANGUAGES } from './seat-names.ts'
import { buildAndServe } from './served.ts'

const POSITIONS = 300
const OFFENDERS_SHOWN = 40

function chosen<T>(all: readonly T[], nameOf: (one: T) => string, names: string | undefined): readonly T[] {
  const wanted = names?.split(',') ?? all.map(nameOf)
  const unknown = wanted.find(name => !all.some(one => nameOf(one) === name))
  if (unknown !== undefined) throw new Error(`No ${unknown} here: choose from ${all.map(nameOf).join(', ')}.`)
  return all.filter(one => wanted.includes(nameOf(one)))
}

function printTable(findings: readonly Finding[]): void {
  console.log(`\n| game | size | decisions | ${FAULT_KINDS.join(' | ')} |`)
  console.log(`| --- | --- | --- | ${FAULT_KINDS.map(() => '---').join(' | ')} |`)
  const rows = Map.groupBy(findings, ({ game, size }) => `${game} | ${size}`)
  for (const [row, those] of rows) {
    const counts = FAULT_KINDS.map(
      kind => those.filter(({ faults }) => faults.some(fault => fault.kind === kind)).length,
    )
    console.log(`| ${row} | ${those.length} | ${counts.join(' | ')} |`)
  }
}

/** Each element's fault once, the most frequent first, with its sizes and its first position. */
function printOffenders(findings: readonly Finding[]): void {
  const all = findings.flatMap(one => one.faults.map(fault => ({ ...one, fault })))
  const groups = Map.groupBy(all, ({ fault }) => `${fault.kind}: ${fault.where}`)
  const sorted = [...groups].toSorted(([, a], [, b]) => b.length - a.length)
  if (sorted.length > OFFENDERS_SHOWN) console.log(`\nThe most frequent of ${sorted.length} faults:`)
  for (const [name, those] of sorted.slice(0, OFFENDERS_SHOWN)) {
    const [first] = those
    if (first === undefined) continue
    const { fault } = first
    const sizes = [...new Set(those.map(({ size }) => size))]
    console.log(`${those.length} × ${name} at ${sizes.join(', ')}`)
    console.log(`    ${fault.what}; ${first.title}`)
  }
}

/** "2/6": the positions 2, 8, 14 and so on. */
function partOf<T>(all: readonly T[], part: string): T[] {
  const [nth = 1, count = 1] = part.split('/').map(Number)
  return all.filter((_, at) => at % count === nth - 1)
}

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    sizes: { type: 'string' },
    languages: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    report: { type: 'string' },
    only: { type: 'string', default: String(POSITIONS) },
    shots: { type: 'string' },
    pages: { type: 'string', default: String(availableParallelism() + 1) },
  },
})
const ids = chosen(GAME_IDS, id => id, values.games)
const sizes = chosen(SIZES, ({ name }) => name, values.sizes)
const languages = chosen(LANGUAGES, language => language, values.languages)
const report = new Report(values.report)
const { url, stop } = await buildAndServe()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
try {
  const looks = ids.flatMap(id => {
    const positions = fitPositions(id, Number(values.only))
    const missing = missingDecisions(id, positions)
    if (missing.length > 0) console.log(`${id}: no position with ${missing.join(', ')}`)
    return partOf(looksAt(positions, languages), values.part)
  })
  await measureAll(browser, url, report.missing(looks, sizes), {
    sizes,
    pages: Number(values.pages),
    shots: values.shots,
    report: found => report.add(found),
  })
  const { findings } = report
  printTable(findings)
  printOffenders(findings)
  const unfit = findings.filter(({ faults }) => faults.length > 0).length
  console.log(`\n${unfit === 0 ? 'PASS' : 'FAIL'}: ${unfit} of ${findings.length} do not fit`)
  process.exitCode = unfit === 0 ? 0 : 1
} finally {
  await browser.close()
  await stop()
}
