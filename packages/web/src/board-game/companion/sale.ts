// A sale at a real table: the board game's rules calculate it, and the result is explained call by call — SJ III.1,
// III.2; WF III.1, III.2.
import { type Call, CLIMBS, climbOf, IMPORTER, leadersOf, runSale, type Sale } from '@arkwright/board-game'

export interface SellerEntry {
  /** False: no factory for the good. */
  readonly plays: boolean
  readonly appeal: number
  /** Base quality and quality marker together. */
  readonly quality: number
  readonly output: number
  /** Stored goods the seller is willing to sell. */
  readonly stored: number
  readonly price: number
}

export interface SaleEntry {
  readonly demand: number
  readonly importer: number
  readonly sellers: readonly SellerEntry[]
}

/** Why two companies on the same space sell in this order. */
export interface Tie {
  readonly why: 'quality' | 'importer last' | 'together'
  readonly first: number
  readonly second: number
}

export interface ToldCall {
  readonly space: number
  readonly takers: readonly number[]
  /** Customers left after the call; below 0 if equal companies sold more than there were. */
  readonly left: number
  readonly ties: readonly Tie[]
  /** Companies the call reached without a sale. */
  readonly soldOut: readonly number[]
  readonly tooLate: readonly number[]
}

type Why = (typeof CLIMBS)[number]

export interface Total {
  readonly seller: number
  readonly sold: number
  readonly income: number
  readonly unsold: number
  /** Spaces of share value, each with its reason. */
  readonly steps: readonly { readonly by: number; readonly why: Why }[]
}

export interface ToldSale {
  readonly calls: readonly ToldCall[]
  readonly totals: readonly Total[]
  readonly importer: number
}

export function tellSale(entry: SaleEntry): ToldSale {
  const calls: Call[] = []
  const sellers = entry.sellers.map(({ plays, appeal, quality, output, stored }) => ({
    appeal: plays ? appeal : 0,
    quality,
    output: plays ? output : 0,
    stored: plays ? stored : 0,
    agreed: plays ? stored : 0,
    stopped: true,
  }))
  const sale = runSale(entry.demand, entry.importer, sellers, calls)
  return { calls: tellCalls(entry, calls), totals: totalsOf(entry, sale), importer: sale.importer }
}

function tellCalls(entry: SaleEntry, calls: readonly Call[]): ToldCall[] {
  let left = entry.demand
  const sold = entry.sellers.map(() => 0)
  return calls.map(({ space, takers }) => {
    left -= takers.length
    for (const taker of takers) if (taker !== IMPORTER) sold[taker] = (sold[taker] ?? 0) + 1
    const inVain = entry.sellers.flatMap(({ plays, appeal }, seller) =>
      plays && appeal >= space && !takers.includes(seller) ? [seller] : [],
    )
    const hasGoods = (seller: number): boolean => {
      const { output = 0, stored = 0 } = entry.sellers[seller] ?? {}
      return (sold[seller] ?? 0) < output + stored
    }
    return {
      space,
      takers,
      left,
      ties: tiesOf(entry, takers),
      soldOut: inVain.filter(seller => !hasGoods(seller)),
      tooLate: inVain.filter(hasGoods),
    }
  })
}

function tiesOf({ sellers, importer }: SaleEntry, takers: readonly number[]): Tie[] {
  const appealOf = (taker: number) => (taker === IMPORTER ? importer : sellers[taker]?.appeal)
  return takers.slice(1).flatMap((second, i): Tie[] => {
    const first = takers[i] ?? IMPORTER
    if (appealOf(first) !== appealOf(second)) return []
    if (second === IMPORTER) return [{ why: 'importer last', first, second }]
    const equal = sellers[first]?.quality === sellers[second]?.quality
    return [{ why: equal ? 'together' : 'quality', first, second }]
  })
}

function totalsOf(entry: SaleEntry, sale: Sale): Total[] {
  const steps = shareValueSteps(entry, sale)
  return entry.sellers.flatMap(({ plays, price, output }, seller) => {
    if (!plays) return []
    const sold = sale.sold[seller] ?? 0
    const fresh = sold - (sale.fromStore[seller] ?? 0)
    return [{ seller, sold, income: sold * price, unsold: output - fresh, steps: steps[seller] ?? [] }]
  })
}

/** The companion does not ask about Water Frame's tie-breaking tile. */
function shareValueSteps({ sellers, importer }: SaleEntry, sale: Sale): { by: number; why: Why }[][] {
  const appeals = sellers.map(({ plays, appeal }) => (plays ? appeal : 0))
  const leaders = leadersOf(appeals, importer, sale, () => false)
  return sellers.map((_, seller) =>
    CLIMBS.map(why => ({ by: climbOf(why, seller, sale.sold[seller] ?? 0, leaders), why })).filter(({ by }) => by > 0),
  )
}
