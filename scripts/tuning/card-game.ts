// What is tuned for the card game, and the weights it starts from.
import { cardGameExpertise, type GameResult, greedyBot, winsOf } from '@arkwright/bots'
import { PLAIN_WEIGHTS, RANGES, type Weights } from '../../packages/bots/src/card-game/weights.ts'
import type { Plan } from './plan.ts'

/** A lead of this many points is as good as a won game. */
const LEAD_OF_A_WIN = 150

/** From an earlier tuning, when the projection did not yet expect rivals to press one another. */
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

export const CARD_GAME: Plan<Weights> = {
  file: 'packages/bots/src/card-game/tuned-weights.ts',
  start: START,
  ranges: RANGES,
  rate: 0.04,
  keeps: 'last',
  expertise: cardGameExpertise(PLAIN_WEIGHTS),
  bot: (name, weights) => greedyBot(name, cardGameExpertise(weights), 'brisk'),
  // Every second match has a drawn supply, so that all cards come up.
  options: step => ({ expert: step % 2 === 0 ? ['random-supply'] : [] }),
  margin: marginOf,
}

/** Half wins, half the lead in points; both from -1 to 1. */
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
