// Developer — CG card 9, CG ruling 24 and 25: fixed costs £2 less, at least £0; once per decade it reactivates another card.
import type { Card } from './card.ts'

export const developer: Card = {
  number: 9,
  rotates: true,
  reactivates: true,
  fixedCost: (figures, cost) => Math.max(0, cost - figures.developerDiscount),
}
