// `npm run clicks`: how many presses a turn takes. Composes 200 turns of medium bots in each game with the fewest
// presses the table offers, and compares them with the table before it was rebuilt.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { composeTurn } from './composer.ts'
import { visitor } from './open-position.ts'
import { GAME_IDS, type Turn, turnsOf } from './positions.ts'
import { buildAndServe } from './served.ts'
import { spread } from './spread.ts'

const SIZE = { width: 1366, height: 768 }
/** The mean of all turns may be at most this share of the baseline's. */
const GOAL = 0.6
const FAULTS_SHOWN = 10

/** Mean presses a turn at commit 44c9c54, by game. */
const BASELINE = JSON.parse(readFileSync(new URL('clicks-baseline.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, number>
>

interface Counted {
  readonly turn: Turn
  readonly presses: number
  readonly fault: string | undefined
}

/** Every decision of the games at least once, the others evenly from all turns. */
function chosenTurns(id: string, count: number): Turn[] {
  const turns = turnsOf(id)
  const chosen = new Set<Turn>()
  for (const decision of new Set(turns.flatMap(({ decisions }) => decisions))) {
    const asked = turns.filter(({ decisions }) => decisions.includes(decision))
    if (!asked.some(turn => chosen.has(turn))) for (const turn of spread(asked, 1)) chosen.add(turn)
  }
  const others = turns.filter(turn => !chosen.has(turn))
  return [...chosen, ...spread(others, count - chosen.size)].slice(0, count)
}

async function countGame(browser: Browser, url: string, id: string, count: number): Promise<Counted[]> {
  const page = await visitor(browser, url, SIZE, 'en')
  const counted: Counted[] = []
  for (const turn of chosenTurns(id, count)) counted.push({ turn, ...(await composeTurn(page, turn)) })
  await page.context().close()
  return counted
}

/** What a turn is about: its marker or action, or the question it begins with. */
function kindOf({ decisions: [decision = ''], moves: [move = ''] }: Turn): string {
  if (decision !== 'place marker' && decision !== 'action') return decision
  return move.replace(/^(place|action) /, '').replace(/^(light|dark) |( \d+)$/g, '')
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

function line(name: string, counted: readonly Counted[]): string {
  const presses = counted.map(one => one.presses)
  const moves = mean(counted.map(({ turn }) => turn.moves.length))
  const figures = [String(counted.length), moves.toFixed(1), mean(presses).toFixed(2), String(median(presses))]
  return `| ${[name, ...figures].join(' | ')} |`
}

/** Prints the figures of a game; returns the baseline's presses for the same number of turns. */
function report(id: string, counted: readonly Counted[]): number {
  const composed = counted.filter(({ fault }) => fault === undefined)
  console.log(`\n| ${id} | turns | moves | mean presses | median |\n| --- | --- | --- | --- | --- |`)
  console.log(line('all', composed))
  const kinds = Map.groupBy(composed, ({ turn }) => kindOf(turn))
  for (const [kind, those] of [...kinds].toSorted(([, a], [, b]) => b.length - a.length)) console.log(line(kind, those))
  const before = BASELINE[id]
  if (before === undefined) throw new Error(`clicks-baseline.json has no figure for ${id}.`)
  const share = mean(composed.map(({ presses }) => presses)) / before
  console.log(`${id}: ${percent(share)} of the baseline (${before} presses a turn)`)
  const faults = counted.filter(({ fault }) => fault !== undefined)
  for (const { turn, fault } of faults.slice(0, FAULTS_SHOWN)) {
    console.log(`not composed: "${turn.moves.join(' ; ')}" of ${turn.seed}, move ${turn.before.length}: ${fault}`)
  }
  return before * composed.length
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

const { values } = parseArgs({
  options: { games: { type: 'string', default: GAME_IDS.join(',') }, turns: { type: 'string', default: '200' } },
})
const ids = values.games.split(',')
const { url, stop } = await buildAndServe()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
try {
  const started = performance.now()
  const games = await Promise.all(ids.map(id => countGame(browser, url, id, Number(values.turns))))
  const before = ids.map((id, at) => report(id, games[at] ?? [])).reduce((sum, presses) => sum + presses, 0)
  const all = games.flat()
  const faults = all.filter(({ fault }) => fault !== undefined).length
  const presses = all.reduce((sum, one) => sum + (one.fault === undefined ? one.presses : 0), 0)
  const passed = faults === 0 && presses <= GOAL * before
  console.log(`\n${all.length} turns in ${Math.round((performance.now() - started) / 1000)} s`)
  console.log(
    `${passed ? 'PASS' : 'FAIL'}: ${percent(presses / before)} of the baseline's presses (at most ${percent(GOAL)}), ${faults} turns not composed`,
  )
  process.exitCode = passed ? 0 : 1
} finally {
  await browser.close()
  await stop()
}
