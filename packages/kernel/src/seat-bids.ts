// An auction of the seats before a game begins: sealed bids in pounds of start cash.
import { BadInput } from './bad-input.ts'
import { isRecord } from './components.ts'
import type { Handicap } from './fair-seats.ts'
import type { AnyGame } from './game.ts'
import { balancedSeats, HANDICAP_OPTIONS, LARGEST_HANDICAP } from './handicap.ts'
import { pick, seedRandom } from './random.ts'
import { sha256Hex } from './sha256.ts'

/** What a player would pay for each seat, by seat. */
export type SeatBids = readonly number[]

export interface AwardedSeats {
  /** By player: the seat awarded. */
  readonly seats: readonly number[]
  /** By seat: what its player pays, as a handicap. */
  readonly handicap: Handicap
}

/**
 * Awards the seats so that the bids paid are as high as possible in total; every player pays their own bid. Of several ways with the same
 * total the seed draws one, so everyone who knows the seed can check the lot.
 */
export function awardSeats(bids: readonly SeatBids[], seed: string): AwardedSeats {
  const ways = orders(bids.length)
  const totals = ways.map(seats => seats.reduce((sum, seat, player) => sum + bidOf(bids, player, seat), 0))
  const highest = Math.max(...totals)
  const best = ways.filter((_, i) => totals[i] === highest)
  const seats = pick(seedRandom(sha256Hex(`seats ${seed}`)), best)
  const handicap = seats.map((_, seat) => {
    const bid = bidOf(bids, seats.indexOf(seat), seat)
    return bid === 0 ? 0 : -bid
  })
  return { seats, handicap }
}

/** The most that may be bid: what every seat can pay from its start cash. */
export function highestBid(game: AnyGame, options: unknown): number {
  const { handicap: _replaced, ...others } = isRecord(options) ? options : {}
  const seats = game.seats(game.parseOptions(others))
  const isPaid = (bid: number): boolean => {
    try {
      game.parseOptions({ ...others, handicap: Array.from({ length: seats }, () => -bid) })
      return true
    } catch (error) {
      if (error instanceof BadInput) return false
      throw error
    }
  }
  let bid = LARGEST_HANDICAP
  while (bid > 0 && !isPaid(bid)) bid--
  return bid
}

/** What bots bid: how much more each seat is worth than the worst, by the measured handicap. Nothing where none was measured in pounds. */
export function worthOfSeats(game: AnyGame, options: unknown): SeatBids {
  const given = isRecord(options) ? options : {}
  const others = Object.fromEntries(
    Object.entries(given).filter(([name]) => !HANDICAP_OPTIONS.some(one => one === name)),
  )
  const measured = balancedSeats(game, others)?.handicap
  const most = highestBid(game, others)
  if (measured === undefined) return Array.from({ length: game.seats(game.parseOptions(others)) }, () => 0)
  return measured.map(pounds => Math.min(most, Math.max(...measured) - pounds))
}

/** Throws BadInput unless there is one bid for each seat, from 0 to the most that may be bid. */
export function checkBids(bids: readonly unknown[], seats: number, most: number): void {
  if (bids.length !== seats) throw new BadInput(`a player bids for each of the ${seats} seats`)
  for (const bid of bids) {
    if (typeof bid !== 'number' || !Number.isInteger(bid) || bid < 0 || bid > most) {
      throw new BadInput(`a bid must be a whole number from 0 to ${most}`)
    }
  }
}

/** Reorders what belongs to players into what belongs to seats. */
export function bySeat<T>(ofPlayers: readonly T[], { seats }: AwardedSeats): T[] {
  return seats.flatMap((_, seat) => ofPlayers.slice(seats.indexOf(seat), seats.indexOf(seat) + 1))
}

function bidOf(bids: readonly SeatBids[], player: number, seat: number): number {
  return bids[player]?.[seat] ?? 0
}

/** Every order of the numbers from 0; at most four players sit at a table. */
function orders(count: number): number[][] {
  if (count === 0) return [[]]
  return orders(count - 1).flatMap(shorter =>
    Array.from({ length: count }, (_, at) => [...shorter.slice(0, at), count - 1, ...shorter.slice(at)]),
  )
}
