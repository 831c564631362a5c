// Workshop — WF II.2.3, II.2.8, III.3; D9: machinery counts £3 more than paid; all machines of its factory cost at most £1.
import { tile } from './tile.ts'

const AT_MOST = 1

export const workshop = tile('workshop', {
  assigned: true,
  machineryBudget: 3,
  machineCosts: cost => Math.min(cost, AT_MOST),
})
