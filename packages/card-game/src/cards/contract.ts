// Contract — CG card 10, CG ruling 32: extra income by the number of goods shipped at one time.
import type { Card } from './card.ts'

export const contract: Card = {
  number: 10,
  exportIncome: ({ contractIncome }, goods) => contractIncome[Math.min(goods, contractIncome.length - 1)] ?? 0,
}
