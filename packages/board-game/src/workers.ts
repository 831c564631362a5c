// Putting workers onto production rows — SJ 4.1.IV, II.2.1, II.2.2.
import type { Good, Row } from './components/goods.ts'
import { freeSpaces } from './factory.ts'
import { takeWorkers } from './job-market.ts'
import { factoryOf } from './players.ts'
import type { State } from './state.ts'

/** Fills every free space of a row. */
export function staffRow(state: State, good: Good, row: Row): void {
  const factory = factoryOf(state, good)
  const needed = freeSpaces(state, factory, good, row)
  takeWorkers(state, needed)
  factory.workers[row] += needed
}
