// Extra Shifts — WF II.2.8, III.1; ruling 13: given back, one good more from a production or in a sale.
import { numberAt } from '../at.ts'
import { including } from '../bits.ts'
import { listAdding } from '../shared-lists.ts'
import { reason } from '../step.ts'
import { tile } from './tile.ts'

const ONLY_FIRST_CALL = reason('ruling 13', 'only-at-the-first-such-call')
const NOTHING_LEFT_OVER = reason('WF III.1', 'no-surplus-to-store')

export const extraShifts = tile('extra shifts', {
  returned: {
    'output exhausted': {
      refuse: ({ sale }, owner) => (numberAt(sale.agreed, owner) > 0 ? ONLY_FIRST_CALL : undefined),
      play({ sale }, owner) {
        sale.oneMore = including(sale.oneMore, owner)
      },
    },
    'after the sale': {
      refuse: ({ sale }, owner) => (numberAt(sale.surplus, owner) === 0 ? NOTHING_LEFT_OVER : undefined),
      play({ sale }, owner) {
        sale.surplus = listAdding(sale.surplus, owner, 1)
      },
    },
    'goods produced': {
      play({ turn }) {
        turn.steps++
      },
    },
  },
})
