// Who sells how many: the calling procedure — SJ III.1; WF III.1; rulings 11, 12, 13. Pure: knows no state and no player.
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
  /** Own goods that can be sold before the seller must say whether the last row runs; absent when it need not be asked. */
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
  /** The seller who must say whether to sell from store before the sale can go on; undefined when it is complete. */
  readonly asks: number | undefined
  /** What the seller is asked about. */
  readonly about: 'store' | 'last row' | undefined
}

/**
 * Calls space by space from the most appealing goods down. Within a call: appeal, then the importer last, then quality; equals take
 * together, beyond the demand if need be, and are asked in the order of their places from `first` on. The sale is worked out from the
 * start each time, so nothing half-done is ever stored.
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

/** The place of a seller, or of the importer, in every call. */
interface Called {
  readonly appeal: number
  readonly quality: number
  readonly member: number
  /** Equal to the one before in appeal and quality: they take together. */
  readonly withPrevious: boolean
}

/** Most appealing first; among equals by quality, the importer last. Who has no appeal is never called. */
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

/** Behind all who are at least as good. */
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
