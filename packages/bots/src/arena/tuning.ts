// Tuning by simultaneous perturbation (SPSA): two opposite guesses play each other, and the weights move towards the one that did better.
import { type RandomState, randomBelow } from '@arkwright/kernel'

export interface Range {
  readonly min: number
  readonly max: number
}

export interface TuningStep<W> {
  readonly number: number
  /** From -1 to 1: how much better the first of the two guesses did. */
  readonly margin: number
  readonly weights: W
}

export interface Tuning<W> {
  readonly start: W
  readonly ranges: { readonly [K in keyof W]: Range }
  readonly steps: number
  /** How far a guess lies from the middle, and how far a full margin moves it: both as parts of the range. */
  readonly spread: number
  readonly rate: number
  /** How much better the first does than the second. */
  margin(one: W, other: W, step: number): number
}

/** Each step of the way; both spread and rate shrink towards a third of what they were. */
export function* tune<W extends { readonly [K in keyof W]: number }>(
  { start, ranges, steps, spread, rate, margin }: Tuning<W>,
  random: RandomState,
): Generator<TuningStep<W>> {
  let weights = start
  for (let number = 1; number <= steps; number++) {
    const shrunk = 1 - (2 * number) / (3 * steps)
    const signs = new Map(Object.keys(ranges).map(name => [name, randomBelow(random, 2) * 2 - 1]))
    const better = margin(
      moved(weights, ranges, signs, spread * shrunk),
      moved(weights, ranges, signs, -spread * shrunk),
      number,
    )
    weights = moved(weights, ranges, signs, rate * shrunk * better)
    yield { number, margin: better, weights }
  }
}

function moved<W extends { readonly [K in keyof W]: number }>(
  weights: W,
  ranges: { readonly [K in keyof W]: Range },
  signs: ReadonlyMap<string, number>,
  by: number,
): W {
  const entries = Object.entries<Range>(ranges).map(([name, { min, max }]) => {
    const value = weights[name as keyof W] + (signs.get(name) ?? 0) * by * (max - min)
    return [name, Math.min(max, Math.max(min, value))]
  })
  return Object.fromEntries(entries) as W
}
