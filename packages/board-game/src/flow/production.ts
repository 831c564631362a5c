// Production and sale: output, demand, the calls, income — SJ III.1; WF III.1; rulings 12, 13.
import { SEATS, type Seat } from '@arkwright/kernel'
import { at, numberAt } from '../at.ts'
import { has, including } from '../bits.ts'
import type { Good } from '../components/goods.ts'
import { appealOf, outputOf, outputOfLastRow, qualityOf } from '../factory.ts'
import { demandFor } from '../job-market.ts'
import { DONE, type Done, SELL_STORED, type SellStored, STOP_SELLING, type StopSelling } from '../moves.ts'
import type { TileMove } from '../moves-water-frame.ts'
import { mayUseTile, offerTileMoves, playTileMove, refuseTileMove } from '../owned-tiles.ts'
import { PRODUCTION, SALE } from '../parts.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import { type Call, runSale, type Sale, type Seller } from '../sale.ts'
import type { State } from '../state.ts'
import { type AutomaticStep, type Emit, type Reason, reason, step } from '../step.ts'
import { receive } from '../treasury.ts'
import { askAfterTheSale } from './asking.ts'
import { raiseShareValues } from './increase-in-share-value.ts'

export const production: AutomaticStep = {
  name: 'production',
  part: PRODUCTION,
  run(state, emit) {
    const { sale } = state
    sale.stopped = 0
    sale.oneMore = 0
    sale.rowOff = 0
    sale.rowKept = 0
    for (const seat of SEATS) sale.agreed[seat] = 0
    continueSale(state, emit)
  },
}

const NONE_STORED = reason('SJ III.1', 'none-stored')

/** Asked when a player is called and has sold all of the current production. */
export const sellFromStore = step<SellStored | StopSelling | TileMove>({
  name: 'sell from store',
  rule: 'SJ III.1',
  part: SALE,
  kinds: ['sell stored', 'stop selling', 'use', 'return'],
  exact: true,
  candidates(state, offer) {
    if (refuseSelling(state) === undefined) offer(SELL_STORED)
    offerTileMoves(state, 'output exhausted', offer)
    offer(STOP_SELLING)
  },
  refuse(state, move) {
    switch (move.kind) {
      case 'sell stored':
        return refuseSelling(state)
      case 'stop selling':
        return undefined
      case 'use':
      case 'return':
        return refuseTileMove(state, 'output exhausted', move)
    }
  },
  play(state, move, emit) {
    const { sale, seat } = state
    if (move.kind === 'sell stored') sale.agreed[seat] = numberAt(sale.agreed, seat) + 1
    else if (move.kind === 'stop selling') sale.stopped = including(sale.stopped, seat)
    else playTileMove(state, 'output exhausted', move, emit)
    continueSale(state, emit)
  },
})

function refuseSelling({ sale, seat, players, cycle }: State): Reason | undefined {
  return numberAt(sale.agreed, seat) >= at(players, seat).stored[cycle] ? NONE_STORED : undefined
}

/** Asked before the first good of the last staffed row is sold: a tile may switch that row off. */
export const lastRow = step<TileMove | Done>({
  name: 'last row',
  rule: 'WF III.1',
  part: SALE,
  kinds: ['use', 'return', 'done'],
  exact: true,
  candidates(state, offer) {
    offerTileMoves(state, 'last row', offer)
    offer(DONE)
  },
  refuse: (state, move) => (move.kind === 'done' ? undefined : refuseTileMove(state, 'last row', move)),
  play(state, move, emit) {
    if (move.kind !== 'done') playTileMove(state, 'last row', move, emit)
    else state.sale.rowKept = including(state.sale.rowKept, state.seat)
    continueSale(state, emit)
  },
})

/** Computes the sale from the players' answers so far; stops at the next player who must answer. */
function continueSale(state: State, emit: Emit): void {
  const good = state.cycle
  state.turn.tilesUsed = 0
  const demand = demandFor(state, good)
  const calls: Call[] | undefined = emit && []
  const first = state.rules.changes.equalsAskedFromStartPlayer ? state.startPlayer : 0
  const sale = runSale(demand, state.importers[good], sellers(state, good), calls, first)
  if (sale.asks !== undefined) {
    state.seat = at(SEATS, sale.asks)
    state.step = sale.about === 'last row' ? 'last row' : 'sell from store'
    return
  }
  if (calls) emit?.({ type: 'sale', good, demand, importer: sale.importer, calls })
  takeIncome(state, good, sale, emit)
  if (state.rules.waterFrame !== null) {
    askAfterTheSale(state, 0)
    return
  }
  raiseShareValues(state, good, sale, emit)
  state.step = 'wages and machines'
}

function sellers(state: State, good: Good): Seller[] {
  const all: Seller[] = []
  for (let seat = 0; seat < state.players.length; seat++) all.push(sellerAt(state, at(SEATS, seat), good))
  return all
}

function sellerAt(state: State, seat: Seat, good: Good): Seller {
  const { factories, stored, tiles } = playerAt(state, seat)
  const factory = factories[good]
  const tiled = tiles.length > 0 && factory.level > 0
  return {
    appeal: appealOf(state, factory, good),
    quality: qualityOf(state, factory, good),
    output: outputThisTime(state, seat, good),
    stored: stored[good],
    agreed: numberAt(state.sale.agreed, seat),
    stopped: has(state.sale.stopped, seat),
    mayAdd: tiled && mayUseTile(state, seat, 'output exhausted'),
    beforeLastRow: tiled ? beforeLastRow(state, seat, good) : undefined,
  }
}

/** The factory's output in this sale: a row may be off, a tile may have added a good. */
function outputThisTime(state: State, seat: number, good: Good): number {
  const factory = at(state.players, seat).factories[good]
  let output = outputOf(state, factory, good)
  if (has(state.sale.rowOff, seat)) output -= outputOfLastRow(state, factory, good)
  if (has(state.sale.oneMore, seat)) output++
  return output
}

function beforeLastRow(state: State, seat: Seat, good: Good): number | undefined {
  const { rowOff, rowKept } = state.sale
  if (has(rowOff, seat) || has(rowKept, seat)) return undefined
  const factory = playerAt(state, seat).factories[good]
  const made = outputOfLastRow(state, factory, good)
  return made > 0 && mayUseTile(state, seat, 'last row') ? outputOf(state, factory, good) - made : undefined
}

function takeIncome(state: State, good: Good, sale: Sale, emit: Emit): void {
  state.sale.importer = sale.importer
  state.sale.sold = sale.sold
  const surplus = sale.sold.slice()
  for (const seat of seatsInOrder(state)) {
    const { factories, stored } = playerAt(state, seat)
    const { price } = factories[good]
    const count = numberAt(sale.sold, seat)
    const fromStore = numberAt(sale.fromStore, seat)
    surplus[seat] = outputThisTime(state, seat, good) - (count - fromStore)
    stored[good] -= fromStore
    if (count === 0) continue
    emit?.({ type: 'sold', seat, good, count, fromStore, price })
    receive(state, seat, count * price, 'goods', emit)
  }
  state.sale.surplus = surplus
}
