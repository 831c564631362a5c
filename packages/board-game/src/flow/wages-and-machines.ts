// Wages and operating costs, then distribution fades — SJ III.3; WF III.3; ruling 2.
import type { Seat } from '@arkwright/kernel'
import { has } from '../bits.ts'
import { appealOf, costWithTiles, lastStaffedRow, machinesIn, runningCost, workersIn } from '../factory.ts'
import { PRODUCTION } from '../parts.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import { moveShareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import type { AutomaticStep, Emit } from '../step.ts'
import { pay } from '../treasury.ts'

export const wagesAndMachines: AutomaticStep = {
  name: 'wages and machines',
  part: PRODUCTION,
  run(state, emit) {
    for (const seat of seatsInOrder(state)) runFactory(state, seat, emit)
    state.turnsTaken = 0
    state.step = state.rules.waterFrame === null ? 'storage' : 'shipment'
  },
}

function runFactory(state: State, seat: Seat, emit: Emit): void {
  const good = state.cycle
  const player = playerAt(state, seat)
  const factory = player.factories[good]
  if (factory.level === 0) return
  const cost = player.tiles.length === 0 ? runningCost(state, factory) : costThisTime(state, seat)
  pay(state, seat, cost, 'wages and machines', emit)
  if (factory.distribution === 0) return
  factory.distribution--
  emit?.({ type: 'distribution', seat, good, level: factory.distribution })
  if (appealOf(state, factory, good) < 0) {
    factory.price--
    emit?.({ type: 'price', seat, good, price: factory.price, appeal: 0 })
    moveShareValue(state, seat, -state.rules.figures.spacesBackForPriceCut, 'forced price cut', emit)
  }
}

/** A row switched off in the sale costs nothing. */
function costThisTime(state: State, seat: Seat): number {
  const player = playerAt(state, seat)
  const factory = player.factories[state.cycle]
  let workers = workersIn(factory)
  let machines = machinesIn(factory)
  if (has(state.sale.rowOff, seat)) {
    const row = lastStaffedRow(factory)
    workers -= factory.workers[row]
    machines -= factory.machines[row]
  }
  return costWithTiles(state, player, state.cycle, workers, machines)
}
