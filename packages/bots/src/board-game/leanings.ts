// What each style likes, in pounds, beside what the projection says of a turn.
import { GOODS, highestPrice, type Move, machinesIn, type State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import type { Leanings, Traits, Turn } from '../expertise.ts'
import type { Style } from '../levels.ts'
import { leaningsOf, type Tastes } from '../tastes.ts'

/** Pounds by which the seat's prices are below the highest it could ask. */
function discount(state: State, seat: Seat): number {
  const player = at(state.players, seat)
  let pounds = 0
  for (const good of GOODS) {
    const { level, price } = player.factories[good]
    if (level > 0) pounds += highestPrice(state, player, good) - price
  }
  return pounds
}

const MIDDLE_PRICE = 8

/** Counted from the middle, so that a further factory is not disliked. */
function cheapness(state: State, seat: Seat): number {
  let pounds = 0
  for (const { level, price } of at(state.players, seat).factories) if (level > 0) pounds += MIDDLE_PRICE - price
  return pounds
}

function machines(state: State, seat: Seat): number {
  const { factories } = at(state.players, seat)
  return GOODS.reduce<number>((sum, good) => sum + machinesIn(factories[good]), 0)
}

function sharesTraded(moves: readonly Move[]): number {
  let count = 0
  for (const move of moves) if (move.kind === 'buy shares' || move.kind === 'sell shares') count += move.count
  return count
}

/** The first ship, and each contract and shipment. Ships alone earn nothing, so more of them do not count. */
function stepsToSea(before: State, moves: readonly Move[], seat: Seat): number {
  const hasShip = at(before.players, seat).harbour?.ships.some(capacity => capacity > 0) === true
  return moves.filter(({ kind }) => kind === 'contract' || kind === 'ship' || (kind === 'take ship' && !hasShip)).length
}

export interface Likings {
  /** For each pound below the highest price it could ask. */
  readonly discount: number
  /** For each pound below the middle of the price scale. */
  readonly cheapness: number
  readonly machine: number
  readonly stepToSea: number
  readonly share: number
  /**
   * What two styles pay for their liking, for each pound above the middle of the price scale: with as many turns as medium,
   * ships and shares make easy stronger, and high prices make it weaker again.
   */
  readonly priceOfShipper: number
  readonly priceOfSpeculator: number
}

export function boardGameLeanings(
  tastes: Pick<Tastes<State, Move, Likings>, 'usual' | 'others' | 'broadAtEasy'>,
): Leanings<State, Move> {
  return leaningsOf({ ...tastes, liked, traits })
}

function liked(likings: Likings, style: Style, before: State, { state, moves }: Turn<State, Move>, seat: Seat): number {
  switch (style) {
    case 'price-fighter':
      return likings.discount * discount(state, seat) + likings.cheapness * cheapness(state, seat)
    case 'machine-builder':
      return likings.machine * machines(state, seat)
    case 'shipper':
      return likings.stepToSea * stepsToSea(before, moves, seat) - likings.priceOfShipper * cheapness(state, seat)
    case 'speculator':
      return likings.share * sharesTraded(moves) - likings.priceOfSpeculator * cheapness(state, seat)
  }
}

function traits(state: State, seat: Seat): Traits {
  const { factories, harbour } = at(state.players, seat)
  const prices = factories.filter(({ level }) => level > 0).map(({ price }) => price)
  const open = Math.max(1, prices.length)
  return {
    price: prices.reduce((sum, price) => sum + price, 0) / open,
    discount: discount(state, seat) / open,
    machines: machines(state, seat),
    ships: harbour === null ? 0 : harbour.ships.filter(capacity => capacity > 0).length,
  }
}
