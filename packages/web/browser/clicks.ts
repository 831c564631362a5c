// `npm run clicks`: how many presses a turn takes. Composes 200 turns of medium bots in each game with the fewest
// presses the table offers, and compares them with the table before it was rebuilt.
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { baselineOf, GOAL, mean } from './clicks-goal.ts'
import { composeTurn, type Kind } from './composer.ts'
import { returnPage } from './lent-pages.ts'
import { visitor } from './open-position.ts'
import { GAME_IDS, type Turn, turnsOf } from './positions.ts'
import { buildAndServe } from './served.ts'
import { spread } from './spread.ts'

const SIZE = { width: 1366, height: 768 }
const FAULTS_SHOWN = 10

interface Counted {
  readonly turn: Turn
  readonly pressed: readonly Kind[]
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
  // Before the page is opened: the bots think for a while, and nothing else runs meanwhile.
  const turns = chosenTurns(id, count)
  const page = await visitor(browser, url, SIZE, 'en')
  const counted: Counted[] = []
  for (const turn of turns) counted.push({ turn, ...(await composeTurn(page, turn)) })
  await returnPage(page)
  return counted
}

/** What a turn is about: its marker or action, or the question it begins with. */
function kindOf({ decisions: [decision = ''], moves: [move = ''] }: Turn): string {
  if (decision !== 'place marker' && decision !== 'action') return decision
  return move.replace(/^(place|action) /, '').replace(/^(light|dark) |( \d+)$/g, '')
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

function line(name: string, counted: readonly Counted[]): string {
  const presses = counted.map(({ pressed }) => pressed.length)
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
  console.log(`by kind of press: ${byKind(composed)}`)
  const before = baselineOf(id)
  const share = mean(composed.map(({ pressed }) => pressed.length)) / before
  console.log(`${id}: ${percent(share)} of the baseline (${before} presses a turn)`)
  const faults = counted.filter(({ fault }) => fault !== undefined)
  for (const { turn, fault } of faults.slice(0, FAULTS_SHOWN)) {
    console.log(`not composed: "${turn.moves.join(' ; ')}" of ${turn.seed}, move ${turn.before.length}: ${fault}`)
  }
  return before * composed.length
}

/** Mean presses a turn of each kind, the most frequent first. */
function byKind(counted: readonly Counted[]): string {
  const kinds = Map.groupBy(
    counted.flatMap(({ pressed }) => pressed),
    kind => kind,
  )
  return [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, those]) => `${kind} ${(those.length / counted.length).toFixed(2)}`)
    .join(', ')
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
  const presses = all.reduce((sum, one) => sum + (one.fault === undefined ? one.pressed.length : 0), 0)
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
