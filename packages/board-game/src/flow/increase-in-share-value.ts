// Increase in share value because of sold goods — SJ III.2; WF III.2; ruling 14.
import { numberAt } from '../at.ts'
import type { Good } from '../components/goods.ts'
import { appealOf } from '../factory.ts'
import { effectsOf } from '../owned-tiles.ts'
import { seatsInOrder } from '../players.ts'
import type { Sale } from '../sale.ts'
import { moveShareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import type { AutomaticStep, Listen } from '../step.ts'

const MOST_SPACES_FOR_GOODS = 2

/** In Water Frame tiles have their say between the sale and the increase. */
export const increaseInShareValue: AutomaticStep = {
  name: 'increase in share value',
  run(state, emit) {
    raiseShareValues(state, state.cycle, state.sale, emit)
    state.step = 'wages and machines'
  },
}

/** One space for one good, two for more, and a space each for the single most appeal and the single most sold. */
export function raiseShareValues(state: State, good: Good, sale: Pick<Sale, 'sold' | 'importer'>, emit: Listen): void {
  const appeals: number[] = []
  for (const { factories } of state.players) appeals.push(appealOf(state, factories[good], good))
  const mostAppeal = singleBest(state, appeals, state.importers[good])
  const mostSold = singleBest(state, sale.sold, sale.importer)
  for (const seat of seatsInOrder(state)) {
    const count = numberAt(sale.sold, seat)
    moveShareValue(state, seat, Math.min(MOST_SPACES_FOR_GOODS, count), 'goods sold', emit)
    if (seat === mostAppeal && count > 0) moveShareValue(state, seat, 1, 'most appeal', emit)
    if (seat === mostSold) moveShareValue(state, seat, 1, 'most sold', emit)
  }
}

/** The one strictly ahead of all others and of the importer; on a tie the one whose tile wins it, or nobody. */
function singleBest(state: State, byPlayer: readonly number[], importer: number): number | undefined {
  let best = importer
  let leader: number | undefined
  for (let seat = 0; seat < state.players.length; seat++) {
    const value = numberAt(byPlayer, seat)
    if (value > best) {
      best = value
      leader = seat
    } else if (value === best) leader = undefined
  }
  if (leader !== undefined || best === importer || state.rules.tiles.length === 0) return leader
  return winnerOfTie(state, byPlayer, best)
}

function winnerOfTie(state: State, byPlayer: readonly number[], best: number): number | undefined {
  const seat = state.players.findIndex(
    ({ tiles }, i) => byPlayer[i] === best && tiles.some(owned => effectsOf(state, owned).winsTies),
  )
  return seat === -1 ? undefined : seat
}
