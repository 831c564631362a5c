// The same sale recurs often while turns are compared, so each result is cached under a key of all its inputs.
import { CLIMBS, climbOf, has, leadersOf, runSale, type Seller, type State } from '@arkwright/board-game'
import { at } from '../at.ts'

export type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** What a sale brings in share value; the figures of the game may be corrected. */
type ClimbSpaces = State['rules']['figures']['spacesForSale']

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
const TABLE_SIZES = [0, 1, 2, 3, 4]
/** Packs figures into the key of a sale; each base is the number of values the figure may have. */
const IMPORTERS = 128
const SETS_OF_SEATS = 16
const RANKS = 8
const OUTPUTS = 64
const NO_SELLER: Seller = { appeal: 0, quality: 0, output: 0, stored: 0, agreed: 0, stopped: false }

/** Sales under one set of rules. */
export interface SaleMemory {
  readonly known: (Remembered | undefined)[]
  /** By the number of players: sellers and the key of a sale, refilled for each sale. */
  readonly sellers: readonly (readonly Mutable<Seller>[])[]
  readonly keys: readonly number[][]
}

export function emptySaleMemory(): SaleMemory {
  return {
    known: Array.from({ length: ENTRIES }, () => undefined),
    sellers: TABLE_SIZES.map(players => Array.from({ length: players }, () => ({ ...NO_SELLER }))),
    keys: TABLE_SIZES.map(players => Array.from({ length: 1 + players }, () => 0)),
  }
}

/** The sellers to fill before calling `saleOf`. Each seller sells what is called for, stored goods too. */
export function sellersOf({ sellers }: SaleMemory, players: number): readonly Mutable<Seller>[] {
  return at(sellers, players)
}

/**
 * The sale among these sellers. `tieWinners` are the seats, as bits, whose tile wins ties. Quality matters only in
 * ties, so the key uses its rank there: this makes more sales equal.
 */
export function saleOf(
  memory: SaleMemory,
  climbSpaces: ClimbSpaces,
  demand: number,
  importer: number,
  sellers: readonly Mutable<Seller>[],
  tieWinners: number,
): SaleResult {
  const key = at(memory.keys, sellers.length)
  const first = (demand * IMPORTERS + importer) * SETS_OF_SEATS + tieWinners
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
    const figures = ((seller.appeal * RANKS + rank) * OUTPUTS + seller.output) * OUTPUTS + seller.stored
    key[place++] = figures
    hash = (Math.imul(hash, 0x9e3779b1) + figures) | 0
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  const entry = (hash ^ (hash >>> 13)) & (ENTRIES - 1)
  const known = memory.known[entry]
  if (known !== undefined && same(known.key, key)) return known.result
  const result = sell(climbSpaces, demand, importer, sellers, tieWinners)
  memory.known[entry] = { key: key.slice(), result }
  return result
}

function same(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

function sell(
  climbSpaces: ClimbSpaces,
  demand: number,
  importer: number,
  sellers: readonly Seller[],
  tieWinners: number,
): SaleResult {
  const sale = runSale(demand, importer, sellers)
  const appeals = sellers.map(({ appeal }) => appeal)
  const leaders = leadersOf(appeals, importer, sale, seat => has(tieWinners, seat))
  const spaces = sellers.map((_, seat) => {
    let climbed = 0
    for (const why of CLIMBS) climbed += climbOf(why, seat, at(sale.sold, seat), leaders, climbSpaces)
    return climbed
  })
  return { sold: sale.sold, spaces }
}
