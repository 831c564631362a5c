// The seed of a game that has ended. In an event it stays secret until everyone has played the deal.
import type { TableRow } from '../storage/game-tables.ts'

export function shownSeed({ sealed, seed }: Pick<TableRow, 'sealed' | 'seed'>): { seed?: string } {
  return sealed === 1 ? {} : { seed }
}
