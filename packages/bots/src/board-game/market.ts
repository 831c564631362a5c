// The productions of one good ahead: what each seat sells, ships and climbs. Goods have separate markets, so each is
// computed separately and cached under a key of all its inputs.
import {
  appealOf,
  type Good,
  openSpaces,
  type Player,
  qualityOf,
  type Seller,
  type Stall,
  type State,
} from '@arkwright/board-game'
import { at } from '../at.ts'
import { emptySaleMemory, type Mutable, type SaleMemory, saleOf, sellersOf } from './sale-memory.ts'
import { type FactsMemory, factsOf } from './seller-facts.ts'
import type { Timeline } from './timeline.ts'

/** By production of the good times SEATS plus seat. */
export interface Market {
  readonly income: readonly number[]
  readonly spaces: readonly number[]
  /** By seat, after the last production: goods in store and the contract still open. */
  readonly stored: readonly number[]
  readonly contracts: readonly number[]
}

interface Remembered {
  readonly key: readonly number[]
  readonly market: Market
}

export const SEATS = 4
export const MOST_OF_A_GOOD = 6
const ENTRIES = 1 << 10

/** Markets under one set of rules. The first `size` figures of `key` hold all inputs of the requested market. */
export interface MarketMemory {
  rules: State['rules'] | undefined
  readonly known: (Remembered | undefined)[]
  readonly key: number[]
  size: number
  sales: SaleMemory
  readonly facts: FactsMemory
}

export function emptyMarketMemory(): MarketMemory {
  return {
    rules: undefined,
    known: Array.from({ length: ENTRIES }, () => undefined),
    key: Array.from({ length: 2 + MOST_OF_A_GOOD + 3 * SEATS }, () => 0),
    size: 0,
    sales: emptySaleMemory(),
    facts: [],
  }
}

/** Keys do not include the figures of the rules, so other rules start with an empty cache. */
function forgetOtherRules(memory: MarketMemory, { rules }: State): void {
  if (memory.rules === rules) return
  memory.rules = rules
  memory.known.fill(undefined)
  memory.sales = emptySaleMemory()
}

/** What the good brings each seat in the timeline ahead, with the factories of this state. */
export function marketFor(memory: MarketMemory, state: State, timeline: Timeline, good: Good): Market {
  describe(memory, state, timeline, good)
  return lookUp(memory, state, timeline, good, NOBODY, 0)
}

const NOBODY = -1

/** Calls `heed` with the market at each of the seat's prices from the lowest to the highest. */
export function marketsAtPrices(
  memory: MarketMemory,
  state: State,
  timeline: Timeline,
  good: Good,
  seat: number,
  lowest: number,
  highest: number,
  heed: (price: number, market: Market) => void,
): void {
  describe(memory, state, timeline, good)
  const { key } = memory
  const { price: present } = at(state.players, seat).factories[good]
  const place = placeOfSeller(timeline, good, seat, state.rules.waterFrame !== null)
  const described = key[place] ?? 0
  for (let price = lowest; price <= highest; price++) {
    key[place] = described + (price - present) * ONE_POUND
    heed(price, lookUp(memory, state, timeline, good, seat, price))
  }
}

function describe(memory: MarketMemory, state: State, timeline: Timeline, good: Good): void {
  forgetOtherRules(memory, state)
  const { key } = memory
  let size = 0
  key[size++] = timeline.counts[good] * SEATS + good
  const productions = timeline.ofGood[good]
  for (let i = 0; i < timeline.counts[good]; i++) {
    const production = productions[i]
    if (production !== undefined) key[size++] = production.demand * IMPORTERS + production.importer
  }
  let seat = 0
  for (const player of state.players) size = describeSeller(memory, state, player, seat++, good, size)
  memory.size = size
}

function placeOfSeller(timeline: Timeline, good: Good, seat: number, hasHarbour: boolean): number {
  return 1 + timeline.counts[good] + seat * (hasHarbour ? 3 : 2)
}

/** With `price` for the factory of `priced`, where that is a seat. */
function lookUp(
  memory: MarketMemory,
  state: State,
  timeline: Timeline,
  good: Good,
  priced: number,
  price: number,
): Market {
  const { key, size } = memory
  let hash: number = good
  for (let i = 0; i < size; i++) hash = (Math.imul(hash, 0x9e3779b1) + (key[i] ?? 0)) | 0
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  const entry = (mixed ^ (mixed >>> 13)) & (ENTRIES - 1)
  const known = memory.known[entry]
  if (known !== undefined && isKey(memory, known.key)) return known.market
  const remembered = { key: key.slice(0, size), market: workOut(memory, state, timeline, good, priced, price) }
  memory.known[entry] = remembered
  return remembered.market
}

function isKey({ key, size }: MarketMemory, known: readonly number[]): boolean {
  if (known.length !== size) return false
  for (let i = 0; i < size; i++) if (known[i] !== key[i]) return false
  return true
}

/**
 * Packs figures into one number; each base is the number of values the figure may have. The price is the highest digit.
 */
const LEVELS = 8
const OUTPUTS = 64
const STEPS = 16
const SPACES = 32
const SHIPMENT_INCOMES = 64
const IMPORTERS = 128
const ONE_POUND = STEPS * STEPS * OUTPUTS * LEVELS

/** Writes the seller's part of the key from this index on; returns the index after it. */
function describeSeller(
  memory: MarketMemory,
  state: State,
  player: Player,
  seat: number,
  good: Good,
  from: number,
): number {
  let size = from
  const { key } = memory
  const factory = player.factories[good]
  const { level, price, quality, distribution } = factory
  const facts = factsOf(memory.facts, state, player, seat, good)
  key[size++] = price * ONE_POUND + ((quality * STEPS + distribution) * OUTPUTS + facts.output) * LEVELS + level
  const stored = player.stored[good]
  const { harbour } = player
  if (harbour === null) {
    key[size++] = stored
    return size
  }
  key[size++] = (stored * SPACES + openSpaces(state, player, good)) * SPACES + facts.scaleSpaces
  const [first, second] = harbour.ships
  const shipping = ((harbour.contracts[good] * SPACES + first) * SPACES + second) * SHIPMENT_INCOMES + facts.perShipment
  key[size++] = shipping * 4 + (facts.winsTies ? 2 : 0) + (facts.hasPatron ? 1 : 0)
  return size
}

/** One seller as the productions are played through. */
interface Stand {
  stall: Mutable<Stall>
  seller: Mutable<Seller>
  /** Spaces of the large warehouse for the good, and on the price scales. */
  room: number
  scale: number
  patron: boolean
  contract: number
  largest: number
  capacity: number
  perGood: number
  perShipment: number
}

function workOut(
  memory: MarketMemory,
  state: State,
  timeline: Timeline,
  good: Good,
  priced: number,
  price: number,
): Market {
  const sellers = sellersOf(memory.sales, state.players.length)
  const stands = state.players.map((player, seat) => standOf(memory, state, player, good, seat, at(sellers, seat)))
  const { stall: repriced } = stands[priced] ?? {}
  if (repriced !== undefined) repriced.price = price
  const tieWinners = tieWinnersOf(memory, state, good)
  const { spacesForSale } = state.rules.figures
  const income: number[] = []
  const spaces: number[] = []
  const productions = timeline.ofGood[good]
  for (let i = 0; i < timeline.counts[good]; i++) {
    const production = productions[i]
    if (production === undefined) continue
    for (const { seller, stall } of stands) {
      seller.appeal = appealOf(state, stall, good)
      seller.agreed = seller.stored
    }
    const sale = saleOf(memory.sales, spacesForSale, production.demand, production.importer, sellers, tieWinners)
    for (let seat = 0; seat < SEATS; seat++) {
      const stand = stands[seat]
      const takings: Takings = { income: 0, spaces: 0 }
      if (stand !== undefined && stand.stall.level > 0) {
        afterTheSale(state, stand, sale.sold[seat] ?? 0, sale.spaces[seat] ?? 0, takings)
        fadeDistribution(state, stand.stall, good, takings)
      }
      income.push(takings.income)
      spaces.push(takings.spaces)
    }
  }
  return {
    income,
    spaces,
    stored: stands.map(({ seller }) => seller.stored),
    contracts: stands.map(({ contract }) => contract),
  }
}

interface Takings {
  income: number
  spaces: number
}

function standOf(
  memory: MarketMemory,
  state: State,
  player: Player,
  good: Good,
  seat: number,
  seller: Mutable<Seller>,
): Stand {
  const { level, price, quality, distribution } = player.factories[good]
  const stall = { level, price, quality, distribution }
  seller.quality = qualityOf(state, stall, good)
  const facts = factsOf(memory.facts, state, player, seat, good)
  seller.output = facts.output
  seller.stored = player.stored[good]
  const { harbour } = player
  const [first, second] = harbour === null ? [0, 0] : harbour.ships
  return {
    stall,
    seller,
    room: harbour === null ? 0 : openSpaces(state, player, good),
    scale: facts.scaleSpaces,
    patron: facts.hasPatron,
    contract: harbour === null ? 0 : harbour.contracts[good],
    largest: Math.max(first, second),
    capacity: first + second,
    perGood: state.rules.cost[good][level] ?? 0,
    perShipment: facts.perShipment,
  }
}

function tieWinnersOf(memory: MarketMemory, state: State, good: Good): number {
  let winners = 0
  let seat = 0
  for (const player of state.players) {
    if (factsOf(memory.facts, state, player, seat, good).winsTies) winners |= 1 << seat
    seat++
  }
  return winners
}

/** Income, a patron's purchase, shipment, and stored goods. */
function afterTheSale(state: State, stand: Stand, sold: number, spaces: number, takings: Takings): void {
  const { stall, seller } = stand
  const { figures } = state.rules
  takings.income = sold * stall.price
  takings.spaces = spaces
  let left = seller.stored + seller.output - sold
  if (stand.patron && left > 0) {
    left--
    takings.income += stall.price
    if (sold < figures.spacesForSale.goodsSold) takings.spaces++
  }
  if (stand.contract > 0) left = ship(state, stand, left, takings)
  const onScale = Math.min(stand.scale, figures.highestPrice - stall.price)
  seller.stored = Math.min(left, stand.room + onScale)
}

/** Ships the contract when goods and ships suffice, otherwise lets it climb — WF III.4. Returns the goods left. */
function ship({ rules: { waterFrame } }: State, stand: Stand, left: number, takings: Takings): number {
  if (waterFrame === null) return left
  const { contract } = stand
  if (left >= contract && stand.capacity >= contract) {
    const sailing = contract > stand.largest ? 2 : 1
    takings.income += contract * stand.perGood + stand.perShipment
    takings.spaces -= sailing * waterFrame.figures.spacesBackPerShip
    stand.contract = 0
    return left - contract
  }
  const next = waterFrame.contractTrack.find(space => space > contract)
  if (next !== undefined) stand.contract = next
  else takings.spaces -= waterFrame.figures.spacesBackForUnfulfilled
  return left
}

/** Distribution fades. A price that has become too high falls, and the share value with it — SJ III.3. */
function fadeDistribution(state: State, stall: Mutable<Stall>, good: Good, takings: Takings): void {
  if (stall.distribution === 0) return
  stall.distribution--
  if (appealOf(state, stall, good) >= 0) return
  stall.price--
  takings.spaces -= state.rules.figures.spacesBackForPriceCut
}
