// Compares the card game bots' turns with every turn there is: `node scripts/run.mjs scripts/card-game-recall.ts --positions 100`.
import { parseArgs } from 'node:util'
import { cardGameExpertise } from '../packages/bots/src/card-game/expertise.ts'
import { TUNED } from '../packages/bots/src/card-game/tuned-weights.ts'
import { recallOf } from '../packages/bots/test/card-game/recall.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '2' },
    positions: { type: 'string', default: '100' },
    most: { type: 'string', default: '40000' },
    seed: { type: 'string', default: '1' },
  },
})

const { compared, tooLarge, missed } = recallOf(cardGameExpertise(TUNED.weights), {
  options: { players: Number(values.players) },
  positions: Number(values.positions),
  most: Number(values.most),
  seed: `recall ${values.seed}`,
})
console.log(
  `${compared} positions compared, ${tooLarge} too large; the best turn or one less than 0.5 % worse was found in ${compared - missed.length}`,
)
for (const { best, found, loss } of missed) console.log(`${(100 * loss).toFixed(2)} %: ${best}\n  found ${found}`)
