// Workers: hire and fire — SJ II.2.2; rulings 6, 7.
import { at } from '../at.ts'
import { has, including, rowBit } from '../bits.ts'
import { GOODS, type Good, ROWS, type Row } from '../components/goods.ts'
import { freeSpaces } from '../factory.ts'
import { takeWorkers, workersForHire } from '../job-market.ts'
import { DONE, type Done, FIRE, type Fire, HIRE, type Hire } from '../moves.ts'
import { decider, factoryOf } from '../players.ts'
import type { Factory, State } from '../state.ts'
import { type Reason, reason, step } from '../step.ts'
import { isLastDecade, wasActiveThisDecade } from '../timetable.ts'

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

export const workers = step<Hire | Fire | Done>({
  name: 'workers',
  rule: 'SJ II.2.2',
  kinds: ['hire', 'fire', 'done'],
  candidates(state, offer) {
    const { factories } = decider(state)
    for (const good of GOODS) {
      const factory = factories[good]
      if (factory.level === 0) continue
      const hires = at(HIRE, good)
      for (const row of ROWS) if (freeSpaces(state, factory, good, row) > 0) offer(at(hires, row))
      offer(at(FIRE, good))
    }
    offer(DONE)
  },
  refuse(state, move) {
    switch (move.kind) {
      case 'hire':
        return refuseHiring(state, move.good, move.row)
      case 'fire':
        return refuseFiring(state, move.good)
      case 'done':
        return undefined
    }
  },
  play(state, move, emit) {
    const { turn, seat } = state
    if (move.kind === 'done') {
      state.step = 'take special marker'
      return
    }
    const { good } = move
    const factory = factoryOf(state, good)
    if (move.kind === 'hire') {
      takeWorkers(state, 1)
      factory.workers[move.row]++
      turn.hired = including(turn.hired, rowBit(good, move.row))
      emit?.({ type: 'hired', seat, good, row: move.row })
      return
    }
    const row = lastStaffedRow(factory)
    factory.workers[row]--
    state.firedWorkers++
    turn.fired = including(turn.fired, rowBit(good, row))
    const machinesLost = factory.workers[row] === 0 ? factory.machines[row] : 0
    factory.machines[row] -= machinesLost
    emit?.({ type: 'fired', seat, good, row, machinesLost })
  },
})

function refuseHiring(state: State, good: Good, row: Row): Reason | undefined {
  const factory = factoryOf(state, good)
  if (factory.level === 0) return NO_FACTORY
  if (freeSpaces(state, factory, good, row) === 0) return ROW_FULL
  if (workersForHire(state) === 0) return NOBODY_TO_HIRE
  if (has(state.turn.fired, rowBit(good, row))) return FIRED_FROM_ROW
  return isLastDecade(state) && wasActiveThisDecade(state, good) ? ALREADY_ACTIVE : undefined
}

/** Firing works from the rightmost occupied row leftwards, so one refused row protects those left of it. */
function refuseFiring(state: State, good: Good): Reason | undefined {
  const factory = factoryOf(state, good)
  if (factory.level === 0) return NO_FACTORY
  const row = lastStaffedRow(factory)
  if (row === 0) return ONLY_FIRST_ROW
  return has(state.turn.hired, rowBit(good, row)) ? HIRED_IN_ROW : undefined
}

function lastStaffedRow(factory: Factory): Row {
  for (const row of [3, 2, 1] as const) if (factory.workers[row] > 0) return row
  return 0
}
