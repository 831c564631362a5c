// Engineer — WF II.2.4; ruling 25: higher quality levels, and any sum for quality on any space.
import { at } from '../at.ts'
import { ACTION_MARKERS } from '../components/action-markers.ts'
import { decider } from '../players.ts'
import type { State } from '../state.ts'
import { tile } from './tile.ts'

export const engineer = tile('engineer', ({ engineerQuality }) => ({
  highestQuality: engineerQuality,
  widensPayment(range, state, marker) {
    const { action, shade } = at(ACTION_MARKERS, marker)
    if (action !== 'quality') return
    range.lowest = 0
    range.highest = Math.max(range.highest, state.rules.dearestQuality[shade] + forPrices(state))
  },
}))

/** The cost of adjusting the price of every factory. */
function forPrices(state: State): number {
  if (!state.rules.changes.engineerPaysForPrices) return 0
  let built = 0
  for (const { level } of decider(state).factories) if (level > 0) built++
  return built * state.rules.figures.priceAdjustment
}
