// Means and how sure they are.
import { type Interval, wilson } from '../arena/statistics.ts'

const Z_OF_95_PERCENT = 1.96

export interface Mean extends Interval {
  readonly mean: number
}

export interface Share extends Interval {
  readonly share: number
}

export function meanOf(list: readonly number[]): number {
  return list.reduce((sum, one) => sum + one, 0) / list.length
}

/** Half the width of the 95 % interval of the mean. */
export function doubtOf(list: readonly number[]): number {
  const mean = meanOf(list)
  const variance = list.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, list.length - 1)
  return Z_OF_95_PERCENT * Math.sqrt(variance / list.length)
}

export function meanWithInterval(list: readonly number[]): Mean {
  const mean = meanOf(list)
  const doubt = doubtOf(list)
  return { mean, low: mean - doubt, high: mean + doubt }
}

/**
 * The share of seats that did something, with its 95 % interval. `games` says of each game which seats did. Seats of one game often
 * do the same, so they count as fewer than so many independent ones: as many as explain how much the games differ.
 */
export function shareOfSeats(games: readonly (readonly boolean[])[]): Share {
  const shares = games.map(seats => seats.filter(Boolean).length / seats.length)
  const share = meanOf(shares)
  const error = doubtOf(shares) / Z_OF_95_PERCENT
  const seats = games.reduce((sum, one) => sum + one.length, 0)
  const independent = error === 0 ? games.length : Math.min(seats, (share * (1 - share)) / error ** 2)
  return { share, ...wilson(share * independent, independent) }
}

export function halfWidth({ low, high }: Interval): number {
  return (high - low) / 2
}

/** The difference of two shares, the second minus the first, and half the width of its 95 % interval. */
export function differenceOf(before: number, after: number, count: number): { by: number; doubt: number } {
  const variance = (before * (1 - before) + after * (1 - after)) / count
  return { by: after - before, doubt: Z_OF_95_PERCENT * Math.sqrt(variance) }
}
