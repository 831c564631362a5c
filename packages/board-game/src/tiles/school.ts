// School — WF II.2.3, III.1; ruling 13; D5: replaced workers may move to free spaces; the last staffed row may be switched off in a sale, also row 1.
import type { Seat } from '@arkwright/kernel'
import { putWorker } from '../actions/workers.ts'
import { numberAt } from '../at.ts'
import { has, including } from '../bits.ts'
import { GOODS, ROWS } from '../components/goods.ts'
import { freeSpaces, lastStaffedRow, outputOf, outputOfLastRow } from '../factory.ts'
import { DONE, type Done, HIRE, type Hire } from '../moves.ts'
import { TURN } from '../parts.ts'
import { decider, factoryOf, playerAt } from '../players.ts'
import { listAdding } from '../shared-lists.ts'
import type { State } from '../state.ts'
import { reason, step } from '../step.ts'
import { tile } from './tile.ts'

const NO_FREE_SPACE = reason('WF II.2.3', 'no-free-space')
const NO_FACTORY = reason('WF III.1', 'no-factory')
const ONLY_FIRST_ROW = reason('ruling 13', 'first-row-stays-active')
const MADE_EXTRA_GOOD = reason('ruling 13', 'row-made-the-extra-good')
const OFF_ALREADY = reason('ruling 13', 'row-off-already')
const SOLD_FROM_ROW = reason('ruling 13', 'goods-of-the-row-are-sold', state => ({
  left: goodsOfRowsLeft(state, state.seat),
  made: outputOfLastRow(state, factoryOf(state, state.cycle), state.cycle),
}))

/** A worker just replaced by a machine moves to a free space, or is fired. */
const placeWorker = step<Hire | Done>({
  name: 'school: place the worker',
  rule: 'WF II.2.3',
  part: TURN,
  kinds: ['hire', 'done'],
  candidates(_, offer) {
    for (const good of GOODS) for (const row of ROWS) offer(HIRE[good][row])
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    const factory = factoryOf(state, move.good)
    if (factory.level === 0) return NO_FREE_SPACE
    return freeSpaces(state, factory, move.good, move.row) === 0 ? NO_FREE_SPACE : undefined
  },
  play(state, move, emit) {
    state.step = 'machinery'
    if (move.kind === 'done') return
    const { good, row } = move
    state.firedWorkers--
    putWorker(state, good, row)
    emit?.({ type: 'hired', seat: state.seat, good, row })
  },
})

function hasFreeSpace(state: State): boolean {
  const { factories } = decider(state)
  return GOODS.some(
    good => factories[good].level > 0 && ROWS.some(row => freeSpaces(state, factories[good], good, row) > 0),
  )
}

function madeExtraGood({ sale, rules }: State, owner: Seat): boolean {
  return rules.changes.extraShiftsAfterAnySale && has(sale.oneMore, owner)
}

/** The surplus that the rows made. An extra good does not count. */
function goodsOfRowsLeft(state: State, owner: Seat): number {
  const left = numberAt(state.sale.surplus, owner)
  return madeExtraGood(state, owner) ? Math.max(0, left - 1) : left
}

export const school = tile(
  'school',
  () => ({
    afterMachine(state) {
      if (hasFreeSpace(state)) state.step = 'school: place the worker'
    },
    used: {
      'last row': {
        play({ sale }, owner) {
          sale.rowOff = including(sale.rowOff, owner)
        },
      },
      'after the sale': {
        refuse(state, owner) {
          const { sale, cycle, rules } = state
          const factory = playerAt(state, owner).factories[cycle]
          if (factory.level === 0) return NO_FACTORY
          if (!rules.changes.schoolClosesRowOne && lastStaffedRow(factory) === 0) return ONLY_FIRST_ROW
          if (has(sale.rowOff, owner)) return OFF_ALREADY
          const made = outputOfLastRow(state, factory, cycle)
          if (goodsOfRowsLeft(state, owner) < made) return SOLD_FROM_ROW
          return madeExtraGood(state, owner) && outputOf(state, factory, cycle) === made ? MADE_EXTRA_GOOD : undefined
        },
        play(state, owner) {
          const { sale, cycle } = state
          const made = outputOfLastRow(state, playerAt(state, owner).factories[cycle], cycle)
          sale.surplus = listAdding(sale.surplus, owner, -made)
          sale.rowOff = including(sale.rowOff, owner)
        },
      },
    },
  }),
  [placeWorker],
)
