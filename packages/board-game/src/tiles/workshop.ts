// Workshop — WF II.2.3, II.2.8, III.3; D9: adds to the sum paid for machinery; limits the cost of all machines of its factory together.
import { tile } from './tile.ts'

export const workshop = tile('workshop', ({ workshopSum, workshopMachineCosts }) => ({
  assigned: true,
  machineryBudget: workshopSum,
  machineCosts: cost => Math.min(cost, workshopMachineCosts),
}))
