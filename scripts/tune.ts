// Tunes the medium bot's weights by games of the weights against themselves: `node scripts/run.mjs scripts/tune.ts --steps 400 --seed 1 --out FILE`.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  boardGameExpertise,
  type GameResult,
  greedyBot,
  PLAIN_WEIGHTS,
  play,
  RANGES,
  tune,
  type Weights,
  winsOf,
} from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '400' },
    blocks: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'packages/bots/src/board-game/tuned-weights.ts' },
  },
})

const SPREAD = 0.12
const RATE = 0.2
/** A lead of this many pounds is as good as a won game. */
const POUNDS_OF_A_WIN = 100
const expertise = boardGameExpertise(PLAIN_WEIGHTS)
const START: Weights = { ...PLAIN_WEIGHTS, rival: 0.4 }

/** Every third match is at a table of four, two seats for each side. */
function matchOf(one: Weights, other: Weights, step: number): number {
  const isFour = step % 3 === 0
  const first = greedyBot('one', boardGameExpertise(one), 'brisk')
  const second = greedyBot('other', boardGameExpertise(other), 'brisk')
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

function fileOf(weights: Weights, steps: number): string {
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
    `  command: 'node scripts/run.mjs scripts/tune.ts --steps ${values.steps} --blocks ${values.blocks} --seed ${values.seed}',`,
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
for (const { number, margin, weights } of way) {
  if (number % 20 !== 0 && number !== Number(values.steps)) continue
  console.log(
    `step ${number}, ${games} games, ${((performance.now() - started) / 1000).toFixed(0)} s, last margin ${margin.toFixed(2)}`,
  )
  console.log(
    `  ${Object.entries(weights)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(', ')}`,
  )
  writeFileSync(values.out, fileOf(weights, number))
}
