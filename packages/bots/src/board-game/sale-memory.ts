// The same sale comes up again and again while turns are weighed: what the rules said once is remembered, exactly, by all it depends on.
import {
  appealOf,
  type Good,
  outputOf,
  qualityOf,
  raiseShareValues,
  runSale,
  type Seller,
  type State,
} from '@arkwright/board-game'
import { at } from '../at.ts'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** By seat. */
export interface SaleResult {
  readonly sold: readonly number[]
  readonly output: readonly number[]
  /** Spaces climbed on the share value track. */
  readonly spaces: readonly number[]
}

interface Remembered {
  readonly key: readonly number[]
  readonly result: SaleResult
}

const ENTRIES = 1 << 13
const memory: (Remembered | undefined)[] = Array.from({ length: ENTRIES }, () => undefined)

const NO_SELLER: Seller = { appeal: 0, quality: 0, output: 0, stored: 0, agreed: 0, stopped: false }
const sellersFor: readonly Mutable<Seller>[][] = [0, 1, 2, 3, 4].map(players =>
  Array.from({ length: players }, () => ({ ...NO_SELLER })),
)
const FIGURES_OF_A_SELLER = 4
const keyFor: readonly number[][] = [0, 1, 2, 3, 4].map(players =>
  Array.from({ length: 2 + players * FIGURES_OF_A_SELLER }, () => 0),
)

/** Everyone sells what is called for, stored goods too. Tiles, which Spinning Jenny has not, are not part of the key. */
export function saleOf(state: State, good: Good, demand: number, importer: number): SaleResult {
  const { players } = state
  const key = at(keyFor, players.length)
  const sellers = at(sellersFor, players.length)
  key[0] = demand
  key[1] = importer
  let hash = demand * 61 + importer
  let place = 2
  for (let seat = 0; seat < players.length; seat++) {
    const { factories, stored } = at(players, seat)
    const factory = factories[good]
    const seller = at(sellers, seat)
    seller.appeal = appealOf(state, factory, good)
    seller.quality = qualityOf(state, factory, good)
    seller.output = outputOf(state, factory, good)
    seller.stored = stored[good]
    seller.agreed = stored[good]
    key[place++] = seller.appeal
    key[place++] = seller.quality
    key[place++] = seller.output
    key[place++] = seller.stored
    hash = (Math.imul(hash, 31) + seller.appeal) | 0
    hash = (Math.imul(hash, 31) + seller.quality * 32 + seller.output) | 0
    hash = (Math.imul(hash, 31) + seller.stored) | 0
  }
  const entry = (hash ^ (hash >>> 15)) & (ENTRIES - 1)
  const known = memory[entry]
  if (known !== undefined && same(known.key, key)) return known.result
  const result = sell(state, good, demand, importer, sellers)
  memory[entry] = { key: key.slice(), result }
  return result
}

function same(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}

function sell(state: State, good: Good, demand: number, importer: number, sellers: readonly Seller[]): SaleResult {
  const sale = runSale(demand, importer, sellers)
  const before = state.players.map(({ space }) => space)
  raiseShareValues(state, good, sale, undefined)
  const spaces = state.players.map((player, seat) => player.space - at(before, seat))
  // The indicators stay where they are: spaces ahead are counted, not walked.
  for (const [seat, player] of state.players.entries()) player.space = at(before, seat)
  return { sold: sale.sold, output: sellers.map(({ output }) => output), spaces }
}
