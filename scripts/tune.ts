// Tunes the medium bot's weights by games of the weights against themselves: `node scripts/run.mjs scripts/tune.ts --game spinning-jenny --steps 400 --seed 1`.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type Bot,
  boardGameExpertise,
  type GameResult,
  greedyBot,
  LADDERS,
  PLAIN_WEIGHTS,
  play,
  RANGES,
  tune,
  type Weights,
  waterFrameExpertise,
  winsOf,
} from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'
import { TUNED } from '../packages/bots/src/board-game/tuned-weights.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '400' },
    blocks: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string', default: 'spinning-jenny' },
    out: { type: 'string' },
  },
})

const SPREAD = 0.12
const RATE = 0.2
/** A lead of this many pounds is as good as a won game. */
const POUNDS_OF_A_WIN = 100
const FILES = new Map([
  ['spinning-jenny', 'tuned-weights.ts'],
  ['water-frame', 'tuned-water-frame.ts'],
])
const file = FILES.get(values.game)
if (file === undefined) throw new Error(`--game is one of ${[...FILES.keys()].join(', ')}`)
const out = values.out ?? `packages/bots/src/board-game/${file}`
const ladder = LADDERS.get(values.game)
if (ladder === undefined) throw new Error(`${values.game} has no bots`)
const { expertise } = ladder
/** Water Frame sets out from what Spinning Jenny has taught. */
const START: Weights = values.game === 'water-frame' ? TUNED.weights : { ...PLAIN_WEIGHTS, rival: 0.4 }

function botOf(name: string, weights: Weights): Bot {
  return values.game === 'water-frame'
    ? greedyBot(name, waterFrameExpertise(weights), 'brisk')
    : greedyBot(name, boardGameExpertise(weights), 'brisk')
}

/** Every third match is at a table of four, two seats for each side. */
function matchOf(one: Weights, other: Weights, step: number): number {
  const isFour = step % 3 === 0
  const first = botOf('one', one)
  const second = botOf('other', other)
  const bots = isFour ? [first, second, first, second] : [first, second]
  const results = [
    ...play({
      expertise,
      options: expertise.game.parseOptions({ players: bots.length }),
      bots,
      blocks: Math.ceil(Number(values.blocks) / (isFour ? 4 : 1)),
      seed: `tuning ${values.seed} ${step}`,
      budget: { sims: 1 },
    }),
  ]
  games += results.length
  return results.reduce((sum, result) => sum + marginOf(result), 0) / results.length
}

function marginOf(result: GameResult): number {
  const wins = winsOf(result)
  let margin = 0
  for (const [seat, name] of result.bots.entries()) {
    const sign = name === 'one' ? 1 : -1
    const lead = (result.scores[seat] ?? 0) / POUNDS_OF_A_WIN / (result.bots.length / 2)
    margin += (sign * ((wins[seat] ?? 0) + Math.max(-1, Math.min(4, lead)))) / 2
  }
  return Math.max(-1, Math.min(1, margin))
}

function fileOf(weights: Readonly<Record<string, number>>, steps: number): string {
  const lines = Object.entries(weights).map(([name, value]) => `    ${name}: ${Number(value.toFixed(3))},`)
  return [
    '// Written by scripts/tune.ts; not to be changed by hand.',
    "import type { Weights } from './weights.ts'",
    '',
    'interface Tuned {',
    '  readonly command: string',
    '  readonly steps: number',
    '  readonly games: number',
    '  readonly weights: Weights',
    '}',
    '',
    'export const TUNED: Tuned = {',
    `  command: 'node scripts/run.mjs scripts/tune.ts --game ${values.game} --steps ${values.steps} --blocks ${values.blocks} --seed ${values.seed}',`,
    `  steps: ${steps},`,
    `  games: ${games},`,
    '  weights: {',
    ...lines,
    '  },',
    '}',
    '',
  ].join('\n')
}

let games = 0
const started = performance.now()
const way = tune(
  { start: START, ranges: RANGES, steps: Number(values.steps), spread: SPREAD, rate: RATE, margin: matchOf },
  seedRandom(`tuning ${values.seed}`),
)
/** The path wanders in the noise of few games; the mean of all its steps is nearer to its goal than its end. */
const sum = new Map<string, number>()
for (const { number, margin, weights } of way) {
  for (const [name, value] of Object.entries(weights)) sum.set(name, (sum.get(name) ?? 0) + value)
  if (number % 20 !== 0 && number !== Number(values.steps)) continue
  const mean = Object.fromEntries([...sum].map(([name, total]) => [name, total / number]))
  console.log(
    `step ${number}, ${games} games, ${((performance.now() - started) / 1000).toFixed(0)} s, last margin ${margin.toFixed(2)}`,
  )
  console.log(
    `  ${Object.entries(mean)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(', ')}`,
  )
  writeFileSync(out, fileOf(mean, number))
}
