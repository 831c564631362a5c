// Workshop — WF II.2.3, II.2.8, III.3; D9: machinery counts more than is paid; all machines of its factory have a highest cost together.
import { tile } from './tile.ts'

export const workshop = tile('workshop', ({ workshopSum, workshopMachineCosts }) => ({
  assigned: true,
  machineryBudget: workshopSum,
  machineCosts: cost => Math.min(cost, workshopMachineCosts),
}))
