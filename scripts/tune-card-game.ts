// Tunes the weights of the card game's medium bot by games of the weights against themselves: `node scripts/run.mjs scripts/tune-card-game.ts --steps 400 --seed 1`.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type GameResult, greedyBot, play, tune, winsOf } from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'
import { cardGameExpertise } from '../packages/bots/src/card-game/expertise.ts'
import { PLAIN_WEIGHTS, RANGES, type Weights } from '../packages/bots/src/card-game/weights.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '400' },
    blocks: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'packages/bots/src/card-game/tuned-weights.ts' },
  },
})

const SPREAD = 0.12
const RATE = 0.04
/** A lead of this many points is as good as a won game. */
const LEAD_OF_A_WIN = 150
const expertise = cardGameExpertise(PLAIN_WEIGHTS)
/** What an earlier tuning had found when the projection did not yet expect rivals to press one another. */
const START: Weights = {
  fadeOfIncome: 1.03,
  fadeOfValue: 0.98,
  growth: 0.23,
  buying: 0.7,
  hiring: 0.37,
  bonus: 0.96,
  liquidity: 0.01,
  workingCash: 31,
  factory: 1.68,
  quality: 0.33,
  qualityTrack: 0.01,
  distributionTrack: 0.97,
  cardsTrack: 0.33,
  machineryTrack: 0.01,
  shipTrack: 0.52,
  stockTrack: 1.48,
  entrepreneur: 0.3,
  customsOffice: 0.48,
  extraShift: 0.14,
  workshop: 0.16,
  foreman: 0.47,
  broker: 0.28,
  patron: 0.38,
  inventor: 0.07,
  developer: 0.36,
  contract: 0.77,
  patent: 0.87,
  engineer: 0.55,
  bigStorehouse: 0.62,
  rival: 0.8,
  rivalAmongMany: 0.37,
}

/** Every third match is at a table of four, two seats for each side; every second has a drawn supply, so that all cards come up. */
function matchOf(one: Weights, other: Weights, step: number): number {
  const isFour = step % 3 === 0
  const first = greedyBot('one', cardGameExpertise(one), 'brisk')
  const second = greedyBot('other', cardGameExpertise(other), 'brisk')
  const bots = isFour ? [first, second, first, second] : [first, second]
  const results = [
    ...play({
      expertise,
      options: expertise.game.parseOptions({ players: bots.length, expert: step % 2 === 0 ? ['random-supply'] : [] }),
      bots,
      blocks: Math.ceil(Number(values.blocks) / (isFour ? 4 : 1)),
      seed: `tuning ${values.seed} ${step}`,
      budget: { sims: 1 },
    }),
  ]
  games += results.length
  return results.reduce((sum, result) => sum + marginOf(result), 0) / results.length
}

/** Half of it the wins, half the lead in points; both from -1 to 1. */
function marginOf(result: GameResult): number {
  const wins = winsOf(result)
  let won = 0
  let lead = 0
  for (const [seat, name] of result.bots.entries()) {
    const sign = name === 'one' ? 1 : -1
    won += sign * (wins[seat] ?? 0)
    lead += (sign * (result.scores[seat] ?? 0)) / (result.bots.length / 2)
  }
  return (won + Math.max(-1, Math.min(1, lead / LEAD_OF_A_WIN))) / 2
}

function fileOf(weights: Weights, steps: number): string {
  const lines = Object.entries(weights).map(([name, value]) => `    ${name}: ${Number(value.toFixed(3))},`)
  return [
    '// Written by scripts/tune-card-game.ts; not to be changed by hand.',
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
    `  command: 'node scripts/run.mjs scripts/tune-card-game.ts --steps ${values.steps} --blocks ${values.blocks} --seed ${values.seed}',`,
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
