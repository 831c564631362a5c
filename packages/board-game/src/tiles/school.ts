// School — WF II.2.3, III.1; ruling 13; D5: replaced workers may move to free spaces; the last staffed row may be switched off in a sale.
import { numberAt } from '../at.ts'
import { has, including } from '../bits.ts'
import { GOODS, ROWS } from '../components/goods.ts'
import { freeSpaces, lastStaffedRow, outputOfLastRow } from '../factory.ts'
import { DONE, type Done, HIRE, type Hire } from '../moves.ts'
import { TURN } from '../parts.ts'
import { decider, factoryOf, playerAt } from '../players.ts'
import { listAdding } from '../shared-lists.ts'
import type { State } from '../state.ts'
import { reason, step } from '../step.ts'
import { putWorker } from '../workers.ts'
import { tile } from './tile.ts'

const NO_FREE_SPACE = reason('WF II.2.3', 'no-free-space')
const ONLY_FIRST_ROW = reason('ruling 13', 'first-row-stays-active')
const OFF_ALREADY = reason('ruling 13', 'row-off-already')
const SOLD_FROM_ROW = reason('ruling 13', 'goods-of-the-row-are-sold', state => ({
  left: numberAt(state.sale.surplus, state.seat),
  made: outputOfLastRow(state, factoryOf(state, state.cycle), state.cycle),
}))

/** The worker a machine has just replaced walks to a free space, or is fired after all. */
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

export const school = tile('school', {
  steps: [placeWorker],
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
        const { sale, cycle } = state
        const factory = playerAt(state, owner).factories[cycle]
        if (lastStaffedRow(factory) === 0) return ONLY_FIRST_ROW
        if (has(sale.rowOff, owner)) return OFF_ALREADY
        return numberAt(sale.surplus, owner) < outputOfLastRow(state, factory, cycle) ? SOLD_FROM_ROW : undefined
      },
      play(state, owner) {
        const { sale, cycle } = state
        const made = outputOfLastRow(state, playerAt(state, owner).factories[cycle], cycle)
        sale.surplus = listAdding(sale.surplus, owner, -made)
        sale.rowOff = including(sale.rowOff, owner)
      },
    },
  },
})
