// Patron — CG card 7, CG ruling 7: once per decade, one sale more of either of its goods. It needs an appeal above the demand; both stay.
import type { Good } from '../components/names.ts'
import type { Card } from './card.ts'

export function patron(one: Good, other: Good): Card {
  return { number: 7, rotates: true, moreSales: { goods: [one, other], count: 1 } }
}
