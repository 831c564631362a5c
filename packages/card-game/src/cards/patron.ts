// Patron — CG card 7, CG ruling 7: once per decade, one more sale of either of its goods. It needs an appeal above the demand, and changes neither.
import type { Good } from '../components/names.ts'
import type { Card } from './card.ts'

export function patron(one: Good, other: Good): Card {
  return { number: 7, rotates: true, moreSales: { goods: [one, other], count: 1 } }
}
