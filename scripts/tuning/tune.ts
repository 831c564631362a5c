// Tunes the weights of a game's bots: `npm run tune -- --game spinning-jenny [--steps 400] [--blocks 8] [--seed 1] [--out FILE]`.
import { parseArgs } from 'node:util'
import { SPINNING_JENNY, WATER_FRAME, WATER_FRAME_BY_TWO } from './board-game.ts'
import { CARD_GAME } from './card-game.ts'
import { ascend, follow, type Run } from './plan.ts'

const TUNINGS = new Map<string, (run: Run) => void>([
  ['spinning-jenny', run => follow(SPINNING_JENNY, run)],
  ['water-frame', run => follow(WATER_FRAME, run)],
  ['water-frame-by-two', run => ascend(WATER_FRAME_BY_TWO, run)],
  ['card-game', run => follow(CARD_GAME, run)],
])

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    steps: { type: 'string', default: '400' },
    blocks: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
})

const { game, steps, blocks, seed, out } = values
const tuning = TUNINGS.get(game)
if (tuning === undefined) {
  console.error(`Option --game must be one of ${[...TUNINGS.keys()].join(', ')} (got ${values.game}).`)
  process.exitCode = 2
} else {
  const command = `npm run tune -- --game ${game} --steps ${steps} --blocks ${blocks} --seed ${seed}`
  tuning({ command, steps: Number(steps), blocks: Number(blocks), seed, out })
}
