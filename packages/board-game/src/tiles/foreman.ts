// Foreman — WF II.2.8, III.3: some workers of its factory cost less, down to a lowest wage.
import { tile } from './tile.ts'

export const foreman = tile('foreman', ({ foremanWorkers, foremanDiscount, foremanLowestWage }) => ({
  assigned: true,
  wages(workers, wage) {
    const led = Math.min(workers, foremanWorkers)
    return led * Math.min(wage, Math.max(foremanLowestWage, wage - foremanDiscount)) + (workers - led) * wage
  },
}))
