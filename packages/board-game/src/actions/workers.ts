// Workers: hire and fire, in factories and for the large warehouse — SJ II.2.2; WF II.2.2; rulings 6, 7, 28, 32.
import { countAt, countingOneMore } from '../bits.ts'
import { GOODS, type Good, ROWS, type Row } from '../components/goods.ts'
import { freeSpaces, lastStaffedRow } from '../factory.ts'
import { takeWorkers, workersForHire } from '../job-market.ts'
import { DONE, type Done, FIRE, type Fire, HIRE, type Hire } from '../moves.ts'
import type { HireForColumn, HireForRow, MoveWorker } from '../moves-water-frame.ts'
import { TURN } from '../parts.ts'
import { decider, factoryOf } from '../players.ts'
import { fourWith } from '../shared-lists.ts'
import type { Factory, State } from '../state.ts'
import { type Emit, type Reason, reason, step } from '../step.ts'
import { makeGoodsFit } from '../storage.ts'
import { isLastDecade, wasActiveThisDecade } from '../timetable.ts'
import { markIfLate } from '../workers.ts'
import { offerWarehouseMoves, playInWarehouse, refuseInWarehouse } from './warehouse-workers.ts'

const NO_FACTORY = reason('SJ II.2.2', 'no-factory')
const ROW_FULL = reason<Hire>('SJ II.2.2', 'row-full', (state, { good, row }) => ({
  spaces: state.rules.workerSpaces[good][row],
}))
const NOBODY_TO_HIRE = reason('SJ II.2.2', 'no-workers-left')
const FIRED_FROM_ROW = reason<Hire>('SJ II.2.2', 'fired-from-this-row', (_, { row }) => ({ row: row + 1 }))
const ALREADY_ACTIVE = reason('SJ II.2.2', 'good-already-active-in-last-decade')
const ONLY_FIRST_ROW = reason('SJ II.2.2', 'first-row-stays-active')
const HIRED_IN_ROW = reason<Fire>('SJ II.2.2', 'hired-in-this-action', (state, { good }) => ({
  row: lastStaffedRow(factoryOf(state, good)) + 1,
}))

export const workers = step<Hire | Fire | HireForColumn | HireForRow | MoveWorker | Done>({
  name: 'workers',
  rule: 'SJ II.2.2',
  part: TURN,
  kinds: ['hire', 'fire', 'hire column', 'hire row', 'move', 'done'],
  exact: true,
  candidates(state, offer) {
    const { factories, harbour } = decider(state)
    for (const good of GOODS) {
      const factory = factories[good]
      if (factory.level === 0) continue
      const hires = HIRE[good]
      for (const row of ROWS) if (refuseHiring(state, factory, good, row) === undefined) offer(hires[row])
      if (refuseFiring(state, factory, good) === undefined) offer(FIRE[good])
    }
    if (harbour !== null) offerWarehouseMoves(state, harbour, offer)
    offer(DONE)
  },
  refuse(state, move) {
    switch (move.kind) {
      case 'hire':
        return refuseHiring(state, factoryOf(state, move.good), move.good, move.row)
      case 'fire':
        return refuseFiring(state, factoryOf(state, move.good), move.good)
      case 'done':
        return undefined
      case 'hire column':
      case 'hire row':
      case 'move':
        return refuseInWarehouse(state, move)
    }
  },
  play(state, move, emit) {
    switch (move.kind) {
      case 'hire':
        hire(state, move, emit)
        return
      case 'fire':
        fire(state, move.good, emit)
        return
      case 'done':
        if (decider(state).harbour === null) state.step = 'take special marker'
        else makeGoodsFit(state, 'take special marker', emit)
        return
      case 'hire column':
      case 'hire row':
      case 'move':
        playInWarehouse(state, move, emit)
    }
  },
})

function hire(state: State, { good, row }: Hire, emit: Emit): void {
  takeWorkers(state, 1)
  putWorker(state, good, row)
  emit?.({ type: 'hired', seat: state.seat, good, row })
  markIfLate(state, good, emit)
}

/** Puts one worker onto a row. The worker stays there until the action ends. */
export function putWorker(state: State, good: Good, row: Row): void {
  const { turn } = state
  const factory = factoryOf(state, good)
  factory.workers = fourWith(factory.workers, row, factory.workers[row] + 1)
  turn.hired = fourWith(turn.hired, good, countingOneMore(turn.hired[good], row))
}

function fire(state: State, good: Good, emit: Emit): void {
  const { turn } = state
  const factory = factoryOf(state, good)
  const row = lastStaffedRow(factory)
  const left = factory.workers[row] - 1
  const machinesLost = left === 0 ? factory.machines[row] : 0
  factory.workers = fourWith(factory.workers, row, left)
  if (machinesLost > 0) factory.machines = fourWith(factory.machines, row, 0)
  state.firedWorkers++
  turn.fired = fourWith(turn.fired, good, countingOneMore(turn.fired[good], row))
  emit?.({ type: 'fired', seat: state.seat, good, row, machinesLost })
}

function refuseHiring(state: State, factory: Factory, good: Good, row: Row): Reason | undefined {
  if (factory.level === 0) return NO_FACTORY
  const free = freeSpaces(state, factory, good, row)
  if (free === 0) return ROW_FULL
  if (workersForHire(state) === 0) return NOBODY_TO_HIRE
  if (closedByFiring(state, good, row, free)) return FIRED_FROM_ROW
  const lateHiring = state.rules.waterFrame !== null
  return !lateHiring && isLastDecade(state) && wasActiveThisDecade(state, good) ? ALREADY_ACTIVE : undefined
}

/** After firing, 2016 closes the whole row to hiring; 2014 only the spaces that were fired from (D2). */
function closedByFiring(state: State, good: Good, row: Row, free: number): boolean {
  const fired = countAt(state.turn.fired[good], row)
  return fired > 0 && (state.rules.edition === 2016 || fired >= free)
}

/** Firing goes from the rightmost occupied row to the left, so a row that refuses protects those left of it. */
function refuseFiring(state: State, factory: Factory, good: Good): Reason | undefined {
  if (factory.level === 0) return NO_FACTORY
  const row = lastStaffedRow(factory)
  if (row === 0) return ONLY_FIRST_ROW
  return countAt(state.turn.hired[good], row) > 0 ? HIRED_IN_ROW : undefined
}
