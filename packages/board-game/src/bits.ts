// Small sets of goods, seats or tiles kept as bits of one number, and small counts by row.
import type { Row } from './components/goods.ts'

export function has(set: number, member: number): boolean {
  return (set & (1 << member)) !== 0
}

export function including(set: number, member: number): number {
  return set | (1 << member)
}

export function excluding(set: number, member: number): number {
  return set & ~(1 << member)
}

export function setOf(members: readonly number[]): number {
  let set = 0
  for (const member of members) set = including(set, member)
  return set
}

export function sizeOf(set: number): number {
  let size = 0
  for (let left = set; left !== 0; left &= left - 1) size++
  return size
}

/** A count from 0 to 7 for each production row of one factory: three bits each. */
export function countAt(counts: number, row: Row): number {
  return (counts >> (3 * row)) & 7
}

export function countingOneMore(counts: number, row: Row): number {
  return counts + (1 << (3 * row))
}
