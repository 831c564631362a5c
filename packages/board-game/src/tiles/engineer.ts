// Engineer — WF II.2.4; ruling 25: quality levels 5 and 6, and any sum for quality whatever the space says.
import { at } from '../at.ts'
import { ACTION_MARKERS } from '../components/action-markers.ts'
import { decider } from '../players.ts'
import type { State } from '../state.ts'
import { tile } from './tile.ts'

export const engineer = tile('engineer', {
  highestQuality: 6,
  widensPayment(range, state, marker) {
    const { action, shade } = at(ACTION_MARKERS, marker)
    if (action !== 'quality') return
    range.lowest = 0
    range.highest = Math.max(range.highest, Math.max(...state.rules.qualityCosts[shade]) + forPrices(state))
  },
})

/** £1 for each factory whose price may be adjusted. */
function forPrices(state: State): number {
  if (!state.rules.changes.engineerPaysForPrices) return 0
  return decider(state).factories.filter(({ level }) => level > 0).length
}
