// Production and sale: output, demand, the calls, income — SJ III.1; rulings 12, 13.
import { SEATS } from '@arkwright/kernel'
import { at } from '../at.ts'
import { has, including } from '../bits.ts'
import type { Good } from '../components/goods.ts'
import { appealOf, outputOf, qualityOf } from '../factory.ts'
import { demandFor } from '../job-market.ts'
import { SELL_STORED, type SellStored, STOP_SELLING, type StopSelling } from '../moves.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import { type Call, runSale, type Sale, type Seller } from '../sale.ts'
import type { State } from '../state.ts'
import { type AutomaticStep, type Listen, step } from '../step.ts'
import { receive } from '../treasury.ts'
import { raiseShareValues } from './increase-in-share-value.ts'

export const production: AutomaticStep = {
  name: 'production',
  run(state, emit) {
    state.sale.stopped = 0
    for (const seat of SEATS) state.sale.agreed[seat] = 0
    continueSale(state, emit)
  },
}

/** Asked at the moment a player is called with nothing of the current production left. */
export const sellFromStore = step<SellStored | StopSelling>({
  name: 'sell from store',
  rule: 'SJ III.1',
  kinds: ['sell stored', 'stop selling'],
  candidates(_, offer) {
    offer(SELL_STORED)
    offer(STOP_SELLING)
  },
  refuse: () => undefined,
  play(state, move, emit) {
    const { sale, seat } = state
    if (move.kind === 'sell stored') sale.agreed[seat] = at(sale.agreed, seat) + 1
    else sale.stopped = including(sale.stopped, seat)
    continueSale(state, emit)
  },
})

/** Works the sale out from what the players have said so far; stops at the next one who has to say. */
function continueSale(state: State, emit: Listen): void {
  const good = state.cycle
  const demand = demandFor(state, good)
  const calls: Call[] | undefined = emit && []
  const sale = runSale(demand, state.importers[good], sellers(state, good), calls)
  if (sale.asks !== undefined) {
    state.seat = at(SEATS, sale.asks)
    state.step = 'sell from store'
    return
  }
  if (calls) emit?.({ type: 'sale', good, demand, importer: sale.importer, calls })
  takeIncome(state, good, sale, emit)
  raiseShareValues(state, good, sale, emit)
  state.step = 'wages and machines'
}

function sellers(state: State, good: Good): Seller[] {
  return state.players.map(({ factories, stored }, seat) => {
    const factory = factories[good]
    return {
      appeal: appealOf(state, factory, good),
      quality: qualityOf(state, factory, good),
      output: outputOf(state, factory, good),
      stored: stored[good],
      agreed: at(state.sale.agreed, seat),
      stopped: has(state.sale.stopped, seat),
    }
  })
}

function takeIncome(state: State, good: Good, sale: Sale, emit: Listen): void {
  for (const seat of seatsInOrder(state)) {
    const { factories, stored } = playerAt(state, seat)
    const factory = factories[good]
    const count = at(sale.sold, seat)
    const fromStore = at(sale.fromStore, seat)
    stored[good] -= fromStore
    state.sale.surplus[seat] = outputOf(state, factory, good) - (count - fromStore)
    if (count === 0) continue
    emit?.({ type: 'sold', seat, good, count, fromStore, price: factory.price })
    receive(state, seat, count * factory.price, 'goods', emit)
  }
}
