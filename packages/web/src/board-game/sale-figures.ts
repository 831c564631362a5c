// What a sale shows at each step, in figures: who stands where, what is sold, what is paid.
import { appealOf, type BoardEvent, GOODS, type Good, IMPORTER, outputOf, type State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import type { Beat } from '../telling/beat.ts'
import { type SaleEvent, saleOf } from './sale-beat.ts'

/** A company, or the importer, at the sale. */
export interface Seller {
  readonly member: number
  readonly appeal: number
  /** Goods it can sell; undefined for the importer, who never runs out. */
  readonly stock: number | undefined
  readonly price: number | undefined
}

export function eventsUntil({ steps }: Beat, step: number): BoardEvent[] {
  return steps
    .slice(0, step + 1)
    .flatMap(({ facts }) => facts.flatMap(({ event }) => (event as BoardEvent | undefined) ?? []))
}

export function saleEvent(beat: Beat): SaleEvent | undefined {
  return saleOf(beat.steps.flatMap(({ facts }) => facts as readonly { event: BoardEvent | undefined }[]))
}

/** The most appealing first. */
export function sellersOf(state: State, good: Good): Seller[] {
  const companies = state.players.flatMap(({ factories, stored }, member): Seller[] => {
    const factory = factories[good]
    if (factory.level === 0) return []
    const stock = outputOf(state, factory, good) + stored[good]
    return [{ member, appeal: appealOf(state, factory, good), stock, price: factory.price }]
  })
  const importer = { member: IMPORTER, appeal: state.importers[good], stock: undefined, price: undefined }
  return [...companies, ...(importer.appeal > 0 ? [importer] : [])].toSorted((a, b) => b.appeal - a.appeal)
}

export function takersOf(sale: SaleEvent | undefined, calls: number): readonly number[] {
  return sale === undefined ? [] : sale.calls.slice(0, calls).flatMap(call => call.takers)
}

export function countOf(takers: readonly number[], member: number): number {
  return takers.filter(taker => taker === member).length
}

/** What one company has taken and paid so far in this sale. */
export interface SaleSums {
  readonly takings: number
  readonly costs: number
  readonly spaces: number
}

export function sumsOf(events: readonly BoardEvent[], seat: Seat): SaleSums {
  let takings = 0
  let costs = 0
  let spaces = 0
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'received' && (event.from === 'goods' || event.from === 'shipment')) takings += event.amount
    else if (event.type === 'paid' && event.to === 'wages and machines') costs += event.amount
    else if (event.type === 'share value') spaces += event.to - event.from
  }
  return { takings, costs, spaces }
}

export function goodOf(beat: Beat, state: State): Good {
  return GOODS[beat.good ?? state.cycle] ?? state.cycle
}
