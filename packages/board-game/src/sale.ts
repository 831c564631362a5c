// How many goods each seller sells: the calling procedure — SJ III.1; WF III.1; rulings 11, 12, 13. Pure functions without a state.
import { at, numberAt } from './at.ts'

export interface Seller {
  readonly appeal: number
  /** Base quality plus quality marker: decides between equal appeals. */
  readonly quality: number
  readonly output: number
  readonly stored: number
  /** Stored goods the seller has agreed to sell so far. */
  readonly agreed: number
  /** True: the seller sells no more from store and is not asked again. */
  readonly stopped: boolean
  /** True: the seller is asked when own output is exhausted, even with nothing in store. */
  readonly mayAdd?: boolean
  /** Goods the seller can sell before being asked whether the last row runs; absent if the question is not needed. */
  readonly beforeLastRow?: number | undefined
}

export const IMPORTER = -1

/** One call: everyone at this space of the market share table or above, in the order they took a token. */
export interface Call {
  readonly space: number
  /** Index of each taker among the sellers, or IMPORTER. */
  readonly takers: readonly number[]
}

export interface Sale {
  /** By seller, in the order given. */
  readonly sold: readonly number[]
  readonly fromStore: readonly number[]
  readonly importer: number
  /** The seller who must answer before the sale can continue; undefined when it is complete. */
  readonly asks: number | undefined
  /** The question to this seller. */
  readonly about: 'store' | 'last row' | undefined
}

/**
 * Calls space by space from the highest appeal down. Within a call: appeal, with the importer last among equals, then quality. Equal
 * sellers take together, beyond the demand if necessary, and are asked in the order of their seats from `first` on. The sale is
 * computed from the start each time, so no partial sale is stored.
 */
export function runSale(demand: number, importer: number, sellers: readonly Seller[], calls?: Call[], first = 0): Sale {
  const order = callingOrder(importer, sellers, first)
  const sold = noneOf(sellers)
  const fromStore = noneOf(sellers)
  let tokens = demand
  let importerSold = 0

  for (let space = order[0]?.appeal ?? 0; space > 0 && tokens > 0; space--) {
    const takers: number[] | undefined = calls && []
    for (const { appeal, member, withPrevious } of order) {
      if (appeal < space || (tokens <= 0 && !withPrevious)) break
      if (member === IMPORTER) {
        importerSold++
      } else {
        const seller = at(sellers, member)
        const stock = numberAt(fromStore, member)
        const own = numberAt(sold, member) - stock
        if (own === seller.beforeLastRow)
          return { sold, fromStore, importer: importerSold, asks: member, about: 'last row' }
        const produced = own < seller.output
        if (!produced && stock >= seller.agreed) {
          if (seller.stopped || (stock >= seller.stored && seller.mayAdd !== true)) continue
          return { sold, fromStore, importer: importerSold, asks: member, about: 'store' }
        }
        if (!produced) fromStore[member] = stock + 1
        sold[member] = own + stock + 1
      }
      tokens--
      takers?.push(member)
    }
    if (takers && takers.length > 0) calls?.push({ space, takers })
  }
  return { sold, fromStore, importer: importerSold, asks: undefined, about: undefined }
}

function noneOf(sellers: readonly Seller[]): number[] {
  const none: number[] = []
  for (let member = 0; member < sellers.length; member++) none.push(0)
  return none
}

/** A seller's, or the importer's, place in every call. */
interface Called {
  readonly appeal: number
  readonly quality: number
  readonly member: number
  /** Same appeal and quality as the one before: they take together. */
  readonly withPrevious: boolean
}

/** Highest appeal first; among equals by quality, the importer last. Sellers without appeal are never called. */
function callingOrder(importer: number, sellers: readonly Seller[], first: number): Called[] {
  const order: Called[] = []
  for (let place = 0; place < sellers.length; place++) {
    const member = (first + place) % sellers.length
    const { appeal, quality } = at(sellers, member)
    if (appeal > 0) join(order, appeal, quality, member)
  }
  if (importer > 0) join(order, importer, IMPORTER, IMPORTER)
  return order
}

/** Inserts behind all with a higher appeal, or the same appeal and at least the same quality. */
function join(order: Called[], appeal: number, quality: number, member: number): void {
  let place = order.length
  for (; place > 0; place--) {
    const before = at(order, place - 1)
    if (before.appeal > appeal || (before.appeal === appeal && before.quality >= quality)) break
    order[place] = before
  }
  const before = place > 0 ? at(order, place - 1) : undefined
  const withPrevious = before !== undefined && before.appeal === appeal && before.quality === quality
  order[place] = { appeal, quality, member, withPrevious }
}
