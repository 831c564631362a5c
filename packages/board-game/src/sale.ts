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
 * together, beyond the demand if need be. The sale is worked out from the start each time, so nothing half-done is ever stored.
 */
export function runSale(demand: number, importer: number, sellers: readonly Seller[], calls?: Call[]): Sale {
  const groups = callingOrder(importer, sellers)
  const sold = sellers.map(() => 0)
  const fromStore = sellers.map(() => 0)
  let tokens = demand
  let importerSold = 0

  for (let space = groups[0]?.appeal ?? 0; space > 0 && tokens > 0; space--) {
    const takers: number[] = []
    for (const group of groups) {
      if (group.appeal < space || tokens <= 0) break
      for (const member of group.members) {
        const seller = sellers[member]
        if (seller === undefined) {
          importerSold++
        } else {
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
          sold[member] = numberAt(sold, member) + 1
        }
        tokens--
        takers.push(member)
      }
    }
    if (takers.length > 0) calls?.push({ space, takers })
  }
  return { sold, fromStore, importer: importerSold, asks: undefined, about: undefined }
}

/** Those who take together: players equal in appeal and quality, or the importer alone. */
interface Group {
  readonly appeal: number
  readonly quality: number
  readonly members: number[]
}

/** Most appealing first; among equals by quality, the importer last. Who has no appeal is never called. */
function callingOrder(importer: number, sellers: readonly Seller[]): Group[] {
  const groups: Group[] = []
  sellers.forEach(({ appeal, quality }, member) => {
    if (appeal > 0) join(groups, appeal, quality, member)
  })
  if (importer > 0) join(groups, importer, IMPORTER, IMPORTER)
  return groups
}

function join(groups: Group[], appeal: number, quality: number, member: number): void {
  let place = 0
  for (const group of groups) {
    if (group.appeal === appeal && group.quality === quality) {
      group.members.push(member)
      return
    }
    if (group.appeal < appeal || (group.appeal === appeal && group.quality < quality)) break
    place++
  }
  for (let i = groups.length; i > place; i--) groups[i] = at(groups, i - 1)
  groups[place] = { appeal, quality, members: [member] }
}
