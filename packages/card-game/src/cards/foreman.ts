// Foreman — CG card 5, CG ruling 21 and 22: up to four workers of its factory cost £2 less each, at least £0.
import type { Card } from './card.ts'

export const foreman: Card = {
  number: 5,
  assigned: true,
  wages: ({ foremanDiscount, foremanWorkers }, workers, wage) => {
    const led = Math.min(workers, foremanWorkers)
    return led * Math.max(0, wage - foremanDiscount) + (workers - led) * wage
  },
}
