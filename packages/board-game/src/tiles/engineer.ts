// Engineer — WF II.2.4; ruling 25: quality levels 5 and 6, and any sum for quality whatever the space says.
import { at } from '../at.ts'
import { ACTION_MARKERS } from '../components/action-markers.ts'
import { tile } from './tile.ts'

export const engineer = tile('engineer', {
  highestQuality: 6,
  widensPayment(range, { rules }, marker) {
    const { action, shade } = at(ACTION_MARKERS, marker)
    if (action !== 'quality') return
    range.lowest = 0
    range.highest = Math.max(range.highest, ...rules.qualityCosts[shade])
  },
})
