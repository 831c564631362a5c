// Putting workers onto production rows — SJ 4.1.IV, II.2.1, II.2.2; WF II.2.2; ruling 28.
import { has, including } from './bits.ts'
import type { Good, Row } from './components/goods.ts'
import { freeSpaces } from './factory.ts'
import { takeWorkers } from './job-market.ts'
import { decider, factoryOf } from './players.ts'
import { fourWith } from './shared-lists.ts'
import type { State } from './state.ts'
import type { Emit } from './step.ts'
import { isLastDecade, wasActiveThisDecade } from './timetable.ts'

/** Fills every free space of a row. */
export function staffRow(state: State, good: Good, row: Row): void {
  const factory = factoryOf(state, good)
  const needed = freeSpaces(state, factory, good, row)
  takeWorkers(state, needed)
  factory.workers = fourWith(factory.workers, row, factory.workers[row] + needed)
}

/** Late hiring in Water Frame's last decade: the factory must still produce by an action, or its owner pays a penalty at the end. */
export function markIfLate(state: State, good: Good, emit: Emit): void {
  if (state.rules.waterFrame === null || !isLastDecade(state) || !wasActiveThisDecade(state, good)) return
  const player = decider(state)
  if (has(player.marked, good)) return
  player.marked = including(player.marked, good)
  emit?.({ type: 'marked', seat: state.seat, good })
}
