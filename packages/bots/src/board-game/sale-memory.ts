// The same sale comes up again and again while turns are weighed: what the rules said once is remembered, exactly, by all it depends on.
import { CLIMBS, climbOf, has, leadersOf, runSale, type Seller } from '@arkwright/board-game'
import { at } from '../at.ts'

export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** By seat. */
export interface SaleResult {
  readonly sold: readonly number[]
  /** Spaces climbed on the share value track. */
  readonly spaces: readonly number[]
}

interface Remembered {
  readonly key: readonly number[]
  readonly result: SaleResult
}

const ENTRIES = 1 << 10
const memory: (Remembered | undefined)[] = Array.from({ length: ENTRIES }, () => undefined)

const NO_SELLER: Seller = { appeal: 0, quality: 0, output: 0, stored: 0, agreed: 0, stopped: false }
const sellersFor: readonly Mutable<Seller>[][] = [0, 1, 2, 3, 4].map(players =>
  Array.from({ length: players }, () => ({ ...NO_SELLER })),
)
const keyFor: readonly number[][] = [0, 1, 2, 3, 4].map(players => Array.from({ length: 1 + players }, () => 0))

/** The sellers to be filled before `saleOf` is asked; everyone sells what is called for, stored goods too. */
export function sellersOf(players: number): readonly Mutable<Seller>[] {
  return at(sellersFor, players)
}

/**
 * The sale among these sellers. `tieWinners` are the seats, as bits, whose tile wins ties.
 * Quality matters only among equals, so it is replaced by its rank there: more sales are the same.
 */
export function saleOf(
  demand: number,
  importer: number,
  sellers: readonly Mutable<Seller>[],
  tieWinners: number,
): SaleResult {
  const key = at(keyFor, sellers.length)
  const first = (demand * 128 + importer) * 16 + tieWinners
  key[0] = first
  let hash = first
  let place = 1
  for (const seller of sellers) {
    let rank = 0
    for (const rival of sellers) {
      if (rival === seller || rival.appeal !== seller.appeal) continue
      if (rival.quality < seller.quality) rank += 2
      else if (rival.quality === seller.quality) rank += 1
    }
    const figures = ((seller.appeal * 8 + rank) * 64 + seller.output) * 64 + seller.stored
    key[place++] = figures
    hash = (Math.imul(hash, 0x9e3779b1) + figures) | 0
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  const entry = (hash ^ (hash >>> 13)) & (ENTRIES - 1)
  const known = memory[entry]
  if (known !== undefined && same(known.key, key)) return known.result
  const result = sell(demand, importer, sellers, tieWinners)
  memory[entry] = { key: key.slice(), result }
  return result
}

function same(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

function sell(demand: number, importer: number, sellers: readonly Seller[], tieWinners: number): SaleResult {
  const sale = runSale(demand, importer, sellers)
  const appeals = sellers.map(({ appeal }) => appeal)
  const leaders = leadersOf(appeals, importer, sale, seat => has(tieWinners, seat))
  const spaces = sellers.map((_, seat) => {
    let climbed = 0
    for (const why of CLIMBS) climbed += climbOf(why, seat, at(sale.sold, seat), leaders)
    return climbed
  })
  return { sold: sale.sold, spaces }
}
