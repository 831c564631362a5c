// Increase in share value because of sold goods — SJ III.2; WF III.2; ruling 14.
import { at, numberAt } from '../at.ts'
import { CLIMBS, climbOf, leadersOf } from '../climb.ts'
import type { Good } from '../components/goods.ts'
import { appealOf } from '../factory.ts'
import { effectsOf } from '../owned-tiles.ts'
import { PRODUCTION } from '../parts.ts'
import { seatsInOrder } from '../players.ts'
import type { Sale } from '../sale.ts'
import { moveShareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import type { AutomaticStep, Emit } from '../step.ts'

/** In Water Frame, tiles can be used between the sale and the increase. */
export const increaseInShareValue: AutomaticStep = {
  name: 'increase in share value',
  part: PRODUCTION,
  run(state, emit) {
    raiseShareValues(state, state.cycle, state.sale, emit)
    state.step = 'wages and machines'
  },
}

/** One space for each good sold, up to a limit; a bonus for being alone with the most appeal, and one for the most sold. */
export function raiseShareValues(state: State, good: Good, sale: Pick<Sale, 'sold' | 'importer'>, emit: Emit): void {
  const appeals: number[] = []
  for (const { factories } of state.players) appeals.push(appealOf(state, factories[good], good))
  const leaders = leadersOf(appeals, state.importers[good], sale, seat => winsTies(state, seat))
  const { spacesForSale } = state.rules.figures
  for (const seat of seatsInOrder(state)) {
    const count = numberAt(sale.sold, seat)
    for (const why of CLIMBS) moveShareValue(state, seat, climbOf(why, seat, count, leaders, spacesForSale), why, emit)
  }
}

function winsTies(state: State, seat: number): boolean {
  return at(state.players, seat).tiles.some(owned => effectsOf(state, owned).winsTies)
}
