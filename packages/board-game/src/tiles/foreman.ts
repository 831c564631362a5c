// Foreman — WF II.2.8, III.3: up to four workers of its factory cost £2 less, never below £1.
import { tile } from './tile.ts'

const WORKERS = 4
const LESS = 2
const LOWEST_WAGE = 1

export const foreman = tile('foreman', {
  assigned: true,
  wages(workers, wage) {
    const led = Math.min(workers, WORKERS)
    return led * Math.max(LOWEST_WAGE, wage - LESS) + (workers - led) * wage
  },
})
