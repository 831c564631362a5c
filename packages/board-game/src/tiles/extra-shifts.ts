// Extra Shifts — WF II.2.8, III.1; ruling 13: returned, it adds one good to a production, in a sale or after it.
import type { Seat } from '@arkwright/kernel'
import { numberAt } from '../at.ts'
import { has, including } from '../bits.ts'
import { outputOf, outputOfLastRow } from '../factory.ts'
import { playerAt } from '../players.ts'
import { listAdding } from '../shared-lists.ts'
import type { State } from '../state.ts'
import { type Reason, reason } from '../step.ts'
import { tile } from './tile.ts'

const ONLY_FIRST_CALL = reason('ruling 13', 'only-at-the-first-such-call')
const NO_PRODUCING_ROW = reason('ruling 13', 'no-producing-row')
const NOTHING_LEFT_OVER = reason('WF III.1', 'no-surplus-to-store')

export const extraShifts = tile('extra shifts', () => ({
  returned: {
    'output exhausted': {
      refuse(state, owner) {
        if (numberAt(state.sale.agreed, owner) > 0) return ONLY_FIRST_CALL
        return state.rules.changes.extraShiftsAfterAnySale ? refuseWithoutRow(state, owner) : undefined
      },
      play: ({ sale }, owner) => makeOneMore(sale, owner),
    },
    'after the sale': {
      refuse(state, owner) {
        if (state.rules.changes.extraShiftsAfterAnySale) return refuseWithoutRow(state, owner)
        return numberAt(state.sale.surplus, owner) === 0 ? NOTHING_LEFT_OVER : undefined
      },
      play({ sale, rules }, owner) {
        if (rules.changes.extraShiftsAfterAnySale) makeOneMore(sale, owner)
        sale.surplus = listAdding(sale.surplus, owner, 1)
      },
    },
    'goods produced': {
      play({ turn }) {
        turn.steps++
      },
    },
  },
}))

/** The extra good comes from a row that runs: one that is full and not switched off. */
function refuseWithoutRow(state: State, owner: Seat): Reason | undefined {
  const factory = playerAt(state, owner).factories[state.cycle]
  const off = has(state.sale.rowOff, owner) ? outputOfLastRow(state, factory, state.cycle) : 0
  return outputOf(state, factory, state.cycle) > off ? undefined : NO_PRODUCING_ROW
}

function makeOneMore(sale: State['sale'], owner: Seat): void {
  sale.oneMore = including(sale.oneMore, owner)
}
