// Small sets of goods, seats or rows kept as bits of one number.
import type { Good, Row } from './components/goods.ts'

export function has(set: number, member: number): boolean {
  return (set & (1 << member)) !== 0
}

export function including(set: number, member: number): number {
  return set | (1 << member)
}

/** The bit of a production row among the sixteen of a factory mat. */
export function rowBit(good: Good, row: Row): number {
  return good * 4 + row
}
