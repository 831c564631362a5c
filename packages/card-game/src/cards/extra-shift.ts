// Extra Shift — CG card 3: discarded while producing (expert: also in extra production) for one more good.
import type { Card } from './card.ts'

export const extraShift: Card = { number: 3, moreGoods: 1 }
