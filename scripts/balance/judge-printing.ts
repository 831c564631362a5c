// `npm run what-if -- --printing FILE`: bots play the standard game and the printing from the same openings, and a one-page report says what changes.
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { LADDERS } from '@arkwright/bots'
import { type Judgement, judgeVariant, type Pair, type Question, questionOf } from '@arkwright/bots/balance'
import { type AnyGame, checkPrinting, type Printing, parsePrinting } from '@arkwright/kernel'
import { gameName } from '../../packages/web/src/play/names.ts'
import { text } from '../../packages/web/src/variants/messages/index.ts'
import { figureRows, findingText, useRows } from '../../packages/web/src/variants/report-text.ts'
import type { PairWork } from './pairs-worker.ts'

const { report } = text.variants

export interface Judged {
  readonly printing: string
  readonly players: number
  readonly minutes: number
  readonly threads: number
  /** The most pairs of games; time may end before. */
  readonly games: number
  /** The number of the first opening. */
  readonly first: number
  readonly json: boolean
}

export async function judgePrinting(wanted: Judged): Promise<void> {
  const printing = parsePrinting(readFileSync(wanted.printing, 'utf8'))
  const game = gameOf(printing)
  checkPrinting(printing, game)
  const question = questionOf(printing, game, wanted.players)
  const pairs = await playPairs(question, wanted)
  const judgement = judgeVariant(question, pairs)
  if (judgement === undefined) {
    for (const { standard, variant } of pairs) console.error('why' in variant ? variant.why : standard)
    throw new Error('No pair of games reached its end.')
  }
  console.log(wanted.json ? JSON.stringify(judgement) : page(printing, judgement))
  if (judgement.variant.deadEnds.length > 0) process.exitCode = 1
}

function gameOf(printing: Printing): AnyGame {
  const ladder = LADDERS.get(printing.game)
  if (ladder === undefined) throw new Error(`There are no bots for ${printing.game}.`)
  return ladder.expertise.game
}

async function playPairs({ game, players, standard, variant }: Question, wanted: Judged): Promise<readonly Pair[]> {
  const deadline = performance.now() + wanted.minutes * 60_000
  const pairs: Pair[] = []
  const end = wanted.first + wanted.games
  let next = wanted.first
  let shown = performance.now()
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const ask = (): void => {
        if (next >= end || performance.now() >= deadline) resolve()
        else worker.postMessage({ game: game.id, players, standard, variant, number: next++ } satisfies PairWork)
      }
      worker.on('message', (pair: Pair) => {
        pairs.push(pair)
        if (performance.now() - shown > 10_000) {
          shown = performance.now()
          process.stderr.write(`${pairs.length} pairs, ${Math.ceil((deadline - shown) / 1000)} s left\n`)
        }
        ask()
      })
      worker.on('error', reject)
      ask()
    })
  const workers = Array.from(
    { length: wanted.threads },
    () => new Worker(new URL('./pairs-worker.ts', import.meta.url)),
  )
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
  return pairs.toSorted((one, other) => one.number - other.number)
}

function page(printing: Printing, judgement: Judgement): string {
  const { game, players, pairs, findings } = judgement
  const name = printing.variant?.name ?? printing.name
  return [
    `# ${name}: ${gameName(game)}`,
    '',
    report.games({ players, games: pairs }),
    '',
    ...findings.map(finding => `- ${findingText(game, finding)}`),
    '',
    ...aligned([
      ['', 'standard', 'variant'],
      ...figureRows(judgement).map(({ label, standard, variant }) => [label, standard, variant]),
    ]),
    '',
    `${report.intervals} ${report.limits}`,
    '',
    ...aligned([
      ['', 'used: standard', 'variant', 'lift: standard', 'variant'],
      ...useRows(judgement).map(({ label, used, lift }) => [label, ...used, ...lift]),
    ]),
  ].join('\n')
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  return rows.map(row =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}
