// The productions of one good ahead: what each seat sells, ships and climbs. Goods have separate markets, so each is worked out by itself
// and remembered, exactly, by all it depends on.
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
import type { Course } from './course.ts'
import { type Mutable, saleOf, sellersOf } from './sale-memory.ts'
import { factsOf } from './seller-facts.ts'

/** By production of the good times SEATS plus seat. */
export interface Market {
  readonly income: readonly number[]
  readonly spaces: readonly number[]
  /** By seat, after the last of them: goods in store and the contract still open. */
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
const memory: (Remembered | undefined)[] = Array.from({ length: ENTRIES }, () => undefined)

/** What the good's market depends on, filled by each call; only its first `size` figures count. */
const key: number[] = Array.from({ length: 2 + MOST_OF_A_GOOD + 3 * SEATS }, () => 0)
let size = 0

/** What the good brings to each seat in the course ahead, as the factories of the state stand. */
export function marketFor(state: State, course: Course, good: Good): Market {
  describe(state, course, good)
  return lookUp(state, course, good, NOBODY, 0)
}

const NOBODY = -1

/** Calls `heed` with the market at each of the seat's prices from the lowest to the highest. */
export function marketsAtPrices(
  state: State,
  course: Course,
  good: Good,
  seat: number,
  lowest: number,
  highest: number,
  heed: (price: number, market: Market) => void,
): void {
  describe(state, course, good)
  const { price: present } = at(state.players, seat).factories[good]
  const place = placeOfSeller(course, good, seat, state.rules.waterFrame !== null)
  const described = key[place] ?? 0
  for (let price = lowest; price <= highest; price++) {
    key[place] = described + (price - present) * ONE_POUND
    heed(price, lookUp(state, course, good, seat, price))
  }
}

function describe(state: State, course: Course, good: Good): void {
  size = 0
  key[size++] = course.counts[good] * SEATS + good
  for (let i = 0; i < course.count; i++) {
    const production = course.productions[i]
    if (production !== undefined && production.good === good)
      key[size++] = production.demand * 128 + production.importer
  }
  for (let seat = 0; seat < state.players.length; seat++) describeSeller(state, at(state.players, seat), seat, good)
}

function placeOfSeller(course: Course, good: Good, seat: number, hasHarbour: boolean): number {
  return 1 + course.counts[good] + seat * (hasHarbour ? 3 : 2)
}

/** With `price` for the factory of `priced`, where that is a seat. */
function lookUp(state: State, course: Course, good: Good, priced: number, price: number): Market {
  let hash: number = good
  for (let i = 0; i < size; i++) hash = (Math.imul(hash, 0x9e3779b1) + (key[i] ?? 0)) | 0
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  const entry = (mixed ^ (mixed >>> 13)) & (ENTRIES - 1)
  const known = memory[entry]
  if (known !== undefined && isKey(known.key)) return known.market
  const remembered = { key: key.slice(0, size), market: workOut(state, course, good, priced, price) }
  memory[entry] = remembered
  return remembered.market
}

function isKey(known: readonly number[]): boolean {
  if (known.length !== size) return false
  for (let i = 0; i < size; i++) if (known[i] !== key[i]) return false
  return true
}

/** The price stands in the highest figures of its part of the key. */
const ONE_POUND = 16 * 16 * 64 * 8

function describeSeller(state: State, player: Player, seat: number, good: Good): void {
  const factory = player.factories[good]
  const { level, price, quality, distribution } = factory
  const facts = factsOf(state, player, seat, good)
  key[size++] = price * ONE_POUND + ((quality * 16 + distribution) * 64 + facts.output) * 8 + level
  const stored = player.stored[good]
  const { harbour } = player
  if (harbour === null) {
    key[size++] = stored
    return
  }
  key[size++] = (stored * 16 + openSpaces(state, player, good)) * 16 + facts.scaleSpaces
  const [first, second] = harbour.ships
  const shipping = ((harbour.contracts[good] * 16 + first) * 16 + second) * 8 + facts.perShipment
  key[size++] = shipping * 4 + (facts.winsTies ? 2 : 0) + (facts.hasPatron ? 1 : 0)
}

/** One seller while the productions go by. */
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

function workOut(state: State, course: Course, good: Good, priced: number, price: number): Market {
  const sellers = sellersOf(state.players.length)
  const stands = state.players.map((player, seat) => standOf(state, player, good, seat, at(sellers, seat)))
  const { stall: repriced } = stands[priced] ?? {}
  if (repriced !== undefined) repriced.price = price
  const tieWinners = tieWinnersOf(state, good)
  const income: number[] = []
  const spaces: number[] = []
  for (let i = 0; i < course.count; i++) {
    const production = course.productions[i]
    if (production === undefined || production.good !== good) continue
    for (const { seller, stall } of stands) {
      seller.appeal = appealOf(state, stall, good)
      seller.agreed = seller.stored
    }
    const sale = saleOf(production.demand, production.importer, sellers, tieWinners)
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

function standOf(state: State, player: Player, good: Good, seat: number, seller: Mutable<Seller>): Stand {
  const { level, price, quality, distribution } = player.factories[good]
  const stall = { level, price, quality, distribution }
  seller.quality = qualityOf(state, stall, good)
  const facts = factsOf(state, player, seat, good)
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

function tieWinnersOf(state: State, good: Good): number {
  let winners = 0
  for (let seat = 0; seat < state.players.length; seat++)
    if (factsOf(state, at(state.players, seat), seat, good).winsTies) winners |= 1 << seat
  return winners
}

/** Income, a patron's purchase, shipment, and what is kept. */
function afterTheSale(state: State, stand: Stand, sold: number, spaces: number, takings: Takings): void {
  const { stall, seller } = stand
  takings.income = sold * stall.price
  takings.spaces = spaces
  let left = seller.stored + seller.output - sold
  if (stand.patron && left > 0) {
    left--
    takings.income += stall.price
    if (sold < 2) takings.spaces++
  }
  if (stand.contract > 0) left = ship(state, stand, left, takings)
  const onScale = Math.min(stand.scale, state.rules.figures.highestPrice - stall.price)
  seller.stored = Math.min(left, stand.room + onScale)
}

/** Ships the contract when goods and ships are enough, else it climbs — WF III.4. Returns the goods left. */
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

/** Distribution fades; a price that has become too high falls, and the value with it — SJ III.3. */
function fadeDistribution(state: State, stall: Mutable<Stall>, good: Good, takings: Takings): void {
  if (stall.distribution === 0) return
  stall.distribution--
  if (appealOf(state, stall, good) >= 0) return
  stall.price--
  takings.spaces--
}
