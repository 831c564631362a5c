// Compares the turns a game's bots consider with every possible turn: `npm run recall -- --game card-game [--players 2] [--positions 100] [--most N] [--seed 1]`.
import { parseArgs } from 'node:util'
import { boardGameExpertise, waterFrameExpertise } from '../../packages/bots/src/board-game/expertise.ts'
import { PLAIN_WEIGHTS } from '../../packages/bots/src/board-game/weights.ts'
import { cardGameExpertise } from '../../packages/bots/src/card-game/expertise.ts'
import { TUNED } from '../../packages/bots/src/card-game/tuned-weights.ts'
import { recallOf } from '../../packages/bots/test/board-game/recall.ts'
import { recallOf as recallOfCardGame } from '../../packages/bots/test/card-game/recall.ts'

interface Recall {
  readonly compared: number
  /** Positions with too many turns to search; the board game leaves out placements instead. */
  readonly tooLarge?: number
  readonly missed: readonly { readonly best: string; readonly found: string; readonly loss: number }[]
}

interface Wanted {
  readonly players: 2 | 3 | 4
  readonly positions: number
  readonly most: number
  readonly seed: string
}

interface Comparison {
  /** How many positions within a turn are searched by default. */
  readonly most: number
  compare(wanted: Wanted): Recall
}

function ofCardGame(looksAgain: boolean): Comparison {
  return {
    most: 40_000,
    compare: ({ players, ...wanted }) =>
      recallOfCardGame(cardGameExpertise(TUNED.weights, looksAgain), { ...wanted, options: { players } }),
  }
}

const WEIGHTS = { ...PLAIN_WEIGHTS, rival: 0.5 }
const COMPARISONS = new Map<string, Comparison>([
  ['spinning-jenny', { most: 1000, compare: wanted => recallOf(boardGameExpertise(WEIGHTS), wanted) }],
  // Expert's turns, which get a second look.
  ['spinning-jenny-expert', { most: 1000, compare: wanted => recallOf(boardGameExpertise(WEIGHTS, true), wanted) }],
  ['water-frame', { most: 1000, compare: wanted => recallOf(waterFrameExpertise(WEIGHTS), wanted) }],
  // Expert's turns, which plan the harbour and get a second look.
  [
    'water-frame-expert',
    { most: 1000, compare: wanted => recallOf(waterFrameExpertise(WEIGHTS, WEIGHTS, true, true), wanted) },
  ],
  ['card-game', ofCardGame(false)],
  // Expert's turns, which get a second look.
  ['card-game-expert', ofCardGame(true)],
])

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    positions: { type: 'string', default: '100' },
    most: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

function report({ compared, tooLarge, missed }: Recall): void {
  const left = tooLarge === undefined ? '' : `, ${tooLarge} too large`
  console.log(
    `${compared} positions compared${left}; the best turn or one less than 0.5 % worse was found in ${compared - missed.length}`,
  )
  for (const { best, found, loss } of missed) console.log(`${(100 * loss).toFixed(2)} %: ${best}\n  found ${found}`)
}

const comparison = COMPARISONS.get(values.game)
if (comparison === undefined) {
  console.error(`Option --game must be one of ${[...COMPARISONS.keys()].join(', ')} (got ${values.game}).`)
  process.exitCode = 2
} else {
  const { compare, most } = comparison
  report(
    compare({
      players: values.players === '4' ? 4 : values.players === '3' ? 3 : 2,
      positions: Number(values.positions),
      most: Number(values.most ?? most),
      seed: `recall ${values.seed}`,
    }),
  )
}
