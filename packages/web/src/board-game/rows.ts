// Rows of a factory mat as the page walks through them.
import type { Factory } from '@arkwright/board-game'

export type Row = 0 | 1 | 2 | 3

/** Where firing takes hold: the rightmost row with a worker. */
export function lastStaffedRow({ workers }: Factory): number {
  return workers.findLastIndex(count => count > 0)
}
