// What each style likes, in pounds, beside what the projection says of a turn.
import { GOODS, type Move, machinesAt, priceOf, type State, TRACKS, workerCardsAt } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import type { Leanings, Traits, Turn } from '../expertise.ts'
import type { Style } from '../levels.ts'

const SHIP_TRACK = TRACKS.indexOf('ship')

function meanPrice({ rules, players }: State, seat: Seat): number {
  const player = at(players, seat)
  let pounds = 0
  let open = 0
  for (let good = 0; good < GOODS.length; good++) {
    if (at(player.factories, good).side === 0) continue
    pounds += priceOf(rules, player, good)
    open++
  }
  return pounds / Math.max(1, open)
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

/** Pounds for each unit: enough to be seen, little enough to stay near the strength of the level. */
const LIKINGS = { price: 2, machine: 4, ship: 3, share: 3 }

const TASTES: Readonly<Record<Style, (before: State, turn: Turn<State, Move>, seat: Seat) => number>> = {
  'price-fighter': (before, { state }, seat) => -LIKINGS.price * priceNow(before, state, seat),
  'machine-builder': (_, { state }, seat) => LIKINGS.machine * machines(state, seat),
  shipper: (_, { state }, seat) => LIKINGS.ship * ships(state, seat),
  speculator: (_, { moves }) => LIKINGS.share * sharesBought(moves),
}

export const CARD_GAME_LEANINGS: Leanings<State, Move> = {
  of: (style, before, turn, seat) => TASTES[style](before, turn, seat),
  traits(state, seat): Traits {
    return { price: meanPrice(state, seat), machines: machines(state, seat), ships: ships(state, seat) }
  },
}
