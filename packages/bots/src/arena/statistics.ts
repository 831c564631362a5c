// How sure a rate is: Wilson's interval for a share of wins.

export interface Interval {
  readonly low: number
  readonly high: number
}

const Z_OF_95_PERCENT = 1.959964

/** 95 % interval of a share; shared wins may make `wins` a fraction. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const z2 = Z_OF_95_PERCENT * Z_OF_95_PERCENT
  const share = wins / games
  const centre = share + z2 / (2 * games)
  const spread = Z_OF_95_PERCENT * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games))
  const scale = 1 + z2 / games
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}

/** The value below which this part of the sorted list falls. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(part * sorted.length)))] ?? Number.NaN
}

export interface SequentialTest {
  /** The share of wins that is too low, and the share that is enough. */
  readonly low: number
  readonly high: number
}

/**
 * Accepted: the share is at least the high one. Rejected: it is at most the low one. Each verdict is wrong in at most 5
 * of 100 cases.
 */
export type SequentialVerdict = 'accepted' | 'rejected' | 'open'

const MOST_WRONG = 0.05

/** Wald's sequential probability ratio test: add games until it is decided. Shared wins count in part. */
export function sequentialTest(wins: number, games: number, { low, high }: SequentialTest): SequentialVerdict {
  const ratio = wins * Math.log(high / low) + (games - wins) * Math.log((1 - high) / (1 - low))
  const bound = Math.log((1 - MOST_WRONG) / MOST_WRONG)
  return ratio >= bound ? 'accepted' : ratio <= -bound ? 'rejected' : 'open'
}
