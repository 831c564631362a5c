// Patrons — WF III.1-2; ruling 26: buy one more good after the sale, from surplus or storage, without regard to appeal and demand.
import { numberAt } from '../at.ts'
import { GOOD_NAMES, GOODS, type Good } from '../components/goods.ts'
import { playerAt } from '../players.ts'
import { listAdding } from '../shared-lists.ts'
import { reason } from '../step.ts'
import { receive } from '../treasury.ts'
import { type TileMaker, tile } from './tile.ts'

const OTHER_GOOD = reason('WF III.1', 'other-good-active', state => ({ good: GOOD_NAMES[state.cycle] }))
const NO_FACTORY = reason('ruling 26', 'no-factory')
const NOTHING_TO_SELL = reason('WF III.1', 'nothing-left-to-sell')

function patron(good: Good): TileMaker {
  return tile(`patron of ${GOOD_NAMES[good]}`, () => ({
    used: {
      'after the sale': {
        refuse(state, owner) {
          if (state.cycle !== good) return OTHER_GOOD
          const { factories, stored } = playerAt(state, owner)
          if (factories[good].level === 0) return NO_FACTORY
          return numberAt(state.sale.surplus, owner) + stored[good] === 0 ? NOTHING_TO_SELL : undefined
        },
        play(state, owner, emit) {
          const { sale } = state
          const { factories, stored } = playerAt(state, owner)
          const { price } = factories[good]
          const surplus = numberAt(sale.surplus, owner)
          // Surplus is sold first: stored goods keep their spaces.
          if (surplus > 0) sale.surplus = listAdding(sale.surplus, owner, -1)
          else stored[good]--
          sale.sold = listAdding(sale.sold, owner, 1)
          emit?.({ type: 'sold', seat: owner, good, count: 1, fromStore: surplus > 0 ? 0 : 1, price })
          receive(state, owner, price, 'goods', emit)
        },
      },
    },
  }))
}

export const patrons: readonly TileMaker[] = GOODS.map(patron)
