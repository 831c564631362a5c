// Increase in share value because of sold goods — SJ III.2; ruling 14.
import { at } from '../at.ts'
import type { Good } from '../components/goods.ts'
import { appealOf } from '../factory.ts'
import { seatsInOrder } from '../players.ts'
import type { Sale } from '../sale.ts'
import { moveShareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import type { Listen } from '../step.ts'

const MOST_SPACES_FOR_GOODS = 2

/** One space for one good, two for more, and a space each for the single most appeal and the single most sold. */
export function raiseShareValues(state: State, good: Good, sale: Sale, emit: Listen): void {
  const appeals = state.players.map(({ factories }) => appealOf(state, factories[good], good))
  const mostAppeal = singleBest(appeals, state.importers[good])
  const mostSold = singleBest(sale.sold, sale.importer)
  for (const seat of seatsInOrder(state)) {
    const count = at(sale.sold, seat)
    moveShareValue(state, seat, Math.min(MOST_SPACES_FOR_GOODS, count), 'goods sold', emit)
    if (seat === mostAppeal && count > 0) moveShareValue(state, seat, 1, 'most appeal', emit)
    if (seat === mostSold) moveShareValue(state, seat, 1, 'most sold', emit)
  }
}

/** The one strictly ahead of all others and of the importer; undefined on a tie. */
function singleBest(byPlayer: readonly number[], importer: number): number | undefined {
  let best = importer
  let leader: number | undefined
  for (const [seat, value] of byPlayer.entries()) {
    if (value > best) {
      best = value
      leader = seat
    } else if (value === best) leader = undefined
  }
  return leader
}
