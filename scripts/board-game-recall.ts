// Compares the board game bots' turns with every turn there is: `node scripts/run.mjs scripts/board-game-recall.ts --positions 100`.
import { parseArgs } from 'node:util'
import { boardGameExpertise, waterFrameExpertise } from '../packages/bots/src/board-game/expertise.ts'
import { PLAIN_WEIGHTS } from '../packages/bots/src/board-game/weights.ts'
import { recallOf } from '../packages/bots/test/board-game/recall.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'spinning-jenny' },
    players: { type: 'string', default: '2' },
    positions: { type: 'string', default: '100' },
    most: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})

const weights = { ...PLAIN_WEIGHTS, rival: 0.5 }
const wanted = {
  players: values.players === '4' ? 4 : values.players === '3' ? 3 : 2,
  positions: Number(values.positions),
  most: Number(values.most),
  seed: `recall ${values.seed}`,
} as const
const { compared, missed } =
  values.game === 'water-frame'
    ? recallOf(waterFrameExpertise(weights), wanted)
    : recallOf(boardGameExpertise(weights), wanted)
console.log(
  `${compared} positions compared; the best turn or one less than 0.5 % worse was found in ${compared - missed.length}`,
)
for (const { best, found, loss } of missed) console.log(`${(100 * loss).toFixed(2)} %: ${best}\n  found ${found}`)
