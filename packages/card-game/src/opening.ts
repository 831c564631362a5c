// A factory comes into play — CG setup 4-6, CG 1.a.1.
import type { Seat } from '@arkwright/kernel'
import type { Good } from './components/names.ts'
import { factoryToChange, playerAt, type State } from './state.ts'
import type { Emit } from './step.ts'

const LAST_SPOT = 3

/** Token on the last spot, office on price, appeal 0. Only starting factories come with their first worker card. */
export function openFactory(state: State, seat: Seat, good: number, starting: boolean, emit: Emit): void {
  const factory = factoryToChange(playerAt(state, seat), good)
  factory.side = state.decade === 1 ? 1 : 2
  factory.first = starting ? 1 : 0
  factory.spot = LAST_SPOT
  factory.officeOnAppeal = false
  factory.marker = 0
  emit?.({ type: starting ? 'opened' : 'built', seat, good: good as Good })
}
