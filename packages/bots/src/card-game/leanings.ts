// What each style likes, in pounds, beside what the projection says of a turn.
import { GOODS, type Move, machinesAt, priceOf, type State, TRACKS, workerCardsAt } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import type { Traits, Turn } from '../expertise.ts'
import type { Style } from '../levels.ts'
import { leaningsOf } from '../tastes.ts'

const SHIP_TRACK = TRACKS.indexOf('ship')

/** The mean over the seat's factories. */
function mean(state: State, seat: Seat, pounds: (good: number) => number): number {
  const { factories } = at(state.players, seat)
  const open = GOODS.map((_, good) => good).filter(good => at(factories, good).side > 0)
  return open.reduce((sum, good) => sum + pounds(good), 0) / Math.max(1, open.length)
}

/** With the token at its highest price, and office and quality cards on price. */
function highestPrice({ rules, players }: State, seat: Seat, good: number): number {
  const { factories, quality } = at(players, seat)
  const tokens = at(at(rules.price, at(factories, good).side - 1), good)
  return Math.max(...tokens) + at(rules.office, good) + at(quality, good)
}

function machines({ rules, players }: State, seat: Seat): number {
  const player = at(players, seat)
  return player.factories.reduce((sum, factory, good) => {
    return factory.side === 0 ? sum : sum + machinesAt(rules, player, good, factory, workerCardsAt(factory))
  }, 0)
}

/** What the seat asks for the good of this round; 0 without a factory. */
function priceNow(before: State, { rules, players }: State, seat: Seat): number {
  const player = at(players, seat)
  return at(player.factories, before.good).side === 0 ? 0 : priceOf(rules, player, before.good)
}

/** Ships sent, ready and to be regained, and the development that brings more. */
function ships({ players }: State, seat: Seat): number {
  const { shipments, ships, shipTokens, tracks } = at(players, seat)
  return shipments + ships + shipTokens + at(tracks, SHIP_TRACK)
}

function sharesBought(moves: readonly Move[]): number {
  let count = 0
  for (const move of moves) if (move.kind === 'buy') count += move.count
  return count
}

interface Likings {
  readonly lowPrice: number
  readonly machine: number
  readonly ship: number
  readonly share: number
  /**
   * What each style pays for its liking: low prices, ships and shares each win more often than the plain level. So the
   * price fighter and the speculator neglect ships, and the shipper asks high prices; at easy the machine builder does.
   * Expert wins by low prices and loses by a liking for ships: there the price fighter neglects ships most, and the
   * shipper asks low prices too.
   */
  readonly shipOfPriceFighter: number
  readonly priceOfShipper: number
  readonly shipOfSpeculator: number
  readonly priceOfMachineBuilder: number
}

const USUAL: Likings = {
  lowPrice: 3,
  machine: 4,
  ship: 3,
  share: 9,
  shipOfPriceFighter: 0.5,
  priceOfShipper: 1.3,
  shipOfSpeculator: 0.3,
  priceOfMachineBuilder: 0,
}

function liked(likings: Likings, style: Style, before: State, { state, moves }: Turn<State, Move>, seat: Seat): number {
  switch (style) {
    case 'price-fighter':
      return -likings.lowPrice * priceNow(before, state, seat) - likings.shipOfPriceFighter * ships(state, seat)
    case 'machine-builder':
      return likings.machine * machines(state, seat) + likings.priceOfMachineBuilder * priceNow(before, state, seat)
    case 'shipper':
      return likings.ship * ships(state, seat) + likings.priceOfShipper * priceNow(before, state, seat)
    case 'speculator':
      return likings.share * sharesBought(moves) - likings.shipOfSpeculator * ships(state, seat)
  }
}

export const CARD_GAME_LEANINGS = leaningsOf<State, Move, Likings>({
  usual: USUAL,
  others: {
    easy: { ship: 7.5, priceOfShipper: 0, shipOfSpeculator: 0, priceOfMachineBuilder: 0.8 },
    hard: { lowPrice: 1.2, ship: 4, priceOfShipper: 0.3 },
    expert: { lowPrice: 2.5, shipOfPriceFighter: 7, priceOfShipper: -1.5, share: 1.5, shipOfSpeculator: 0 },
  },
  broadAtEasy: ['machine-builder', 'shipper', 'speculator'],
  liked,
  traits(state, seat): Traits {
    const player = at(state.players, seat)
    return {
      price: mean(state, seat, good => priceOf(state.rules, player, good)),
      discount: mean(state, seat, good => highestPrice(state, seat, good) - priceOf(state.rules, player, good)),
      machines: machines(state, seat),
      ships: ships(state, seat),
    }
  },
})
