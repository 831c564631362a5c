// Wages and operating costs, then distribution fades — SJ III.3; ruling 2.
import type { Seat } from '@arkwright/kernel'
import { appealOf, runningCost } from '../factory.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import { moveShareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import type { AutomaticStep, Listen } from '../step.ts'
import { pay } from '../treasury.ts'

export const wagesAndMachines: AutomaticStep = {
  name: 'wages and machines',
  run(state, emit) {
    for (const seat of seatsInOrder(state)) runFactory(state, seat, emit)
    state.turnsTaken = 0
    state.step = 'storage'
  },
}

function runFactory(state: State, seat: Seat, emit: Listen): void {
  const good = state.cycle
  const factory = playerAt(state, seat).factories[good]
  if (factory.level === 0) return
  pay(state, seat, runningCost(state, factory), 'wages and machines', emit)
  if (factory.distribution === 0) return
  factory.distribution--
  emit?.({ type: 'distribution', seat, good, level: factory.distribution })
  if (appealOf(state, factory, good) < 0) {
    factory.price--
    emit?.({ type: 'price', seat, good, price: factory.price, appeal: 0 })
    moveShareValue(state, seat, -1, 'forced price cut', emit)
  }
}
