// What is tuned for Spinning Jenny and Water Frame, and the weights it starts from.
import {
  boardGameExpertise,
  type GameResult,
  greedyBot,
  PLAIN_WEIGHTS,
  RANGES,
  type Weights,
  waterFrameExpertise,
  winsOf,
} from '@arkwright/bots'
import { TUNED as WATER_FRAME_TUNED } from '../../packages/bots/src/board-game/tuned-water-frame.ts'
import { TUNED } from '../../packages/bots/src/board-game/tuned-weights.ts'
import type { Plan } from './plan.ts'

const FOLDER = 'packages/bots/src/board-game'
/** A lead of this many pounds is as good as a won game. */
const POUNDS_OF_A_WIN = 100

export const SPINNING_JENNY: Plan<Weights> = {
  file: `${FOLDER}/tuned-weights.ts`,
  start: { ...PLAIN_WEIGHTS, rival: 0.4 },
  ranges: RANGES,
  rate: 0.2,
  keeps: 'mean',
  expertise: boardGameExpertise(PLAIN_WEIGHTS),
  bot: (name, weights) => greedyBot(name, boardGameExpertise(weights), 'brisk'),
  options: () => ({}),
  margin: marginOf,
}

/** Starts from Spinning Jenny's weights. */
export const WATER_FRAME: Plan<Weights> = {
  ...SPINNING_JENNY,
  file: `${FOLDER}/tuned-water-frame.ts`,
  start: TUNED.weights,
  expertise: waterFrameExpertise(PLAIN_WEIGHTS),
  bot: (name, weights) => greedyBot(name, waterFrameExpertise(weights), 'brisk'),
}

/** For thorough turns with two players: `hard` judges by these. */
export const WATER_FRAME_BY_TWO: Plan<Weights> = {
  ...WATER_FRAME,
  file: `${FOLDER}/tuned-water-frame-by-two.ts`,
  start: WATER_FRAME_TUNED.weights,
  bot: (name, weights) => greedyBot(name, waterFrameExpertise(weights), 'thorough'),
  margin: leadOf,
}

/** One extreme game must not decide a match. */
const HIGHEST_LEAD = 250

function leadOf({ bots, scores }: GameResult): number {
  const [first = 0, second = 0] = scores
  const lead = Math.max(-HIGHEST_LEAD, Math.min(HIGHEST_LEAD, first - second))
  return bots[0] === 'one' ? lead : -lead
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
