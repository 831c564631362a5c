// Extra Shift — CG card 3: discarded while producing (expert: also in extra production), one good more.
import type { Card } from './card.ts'

export const extraShift: Card = { number: 3, moreGoods: 1 }
