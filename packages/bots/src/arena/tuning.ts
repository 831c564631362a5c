// Tuning by simultaneous perturbation (SPSA): two opposite guesses play each other, and the weights move towards the
// better one. `tune` moves after each match. `climb` plays many matches and moves only as far as the result is
// significant.
import { type RandomState, randomBelow } from '@arkwright/kernel'

export interface Range {
  readonly min: number
  readonly max: number
}

export interface TuningStep<W> {
  readonly number: number
  /** From -1 to 1: how much better the first guess did. */
  readonly margin: number
  readonly weights: W
}

interface Guessing<W> {
  readonly start: W
  readonly ranges: { readonly [K in keyof W]: Range }
  readonly steps: number
  /** Distance of a guess from the middle, as a part of the range. */
  readonly spread: number
  /** How much better the first does than the second. Matches are numbered through all steps. */
  margin(one: W, other: W, match: number): number
}

export interface Tuning<W> extends Guessing<W> {
  /** How far a full margin moves a weight, as a part of its range. */
  readonly rate: number
}

/** Yields each step. Spread and rate shrink to a third of their start values. */
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

export interface ClimbingStep<W> {
  readonly number: number
  /** By weight: the gain from raising it, in multiples of the gain's own error. */
  readonly certainty: { readonly [K in keyof W]: number }
  readonly weights: W
}

export interface Climbing<W> extends Guessing<W> {
  /** Pairs of opposite guesses in each step. */
  readonly pairs: number
}

/** This many errors move a weight by one spread. Noise of one error moves it only a little. */
const ERRORS_OF_A_SPREAD = 4
const MOST_SPREADS = 2

/** Moves every weight separately, further where the gain is more certain. */
export function* climb<W extends { readonly [K in keyof W]: number }>(
  { start, ranges, steps, pairs, spread, margin }: Climbing<W>,
  random: RandomState,
): Generator<ClimbingStep<W>> {
  const names = Object.keys(ranges)
  let weights = start
  for (let number = 1; number <= steps; number++) {
    const gains = new Map(names.map(name => [name, 0]))
    let squares = 0
    for (let pair = 0; pair < pairs; pair++) {
      const signs = new Map(names.map(name => [name, randomBelow(random, 2) * 2 - 1]))
      const [one, other] = [moved(weights, ranges, signs, spread), moved(weights, ranges, signs, -spread)]
      const better = margin(one, other, (number - 1) * pairs + pair)
      for (const [name, sign] of signs) gains.set(name, (gains.get(name) ?? 0) + sign * better)
      squares += better * better
    }
    const error = Math.sqrt(squares)
    const certainty = new Map([...gains].map(([name, gain]) => [name, error === 0 ? 0 : gain / error]))
    const spreads = [...certainty].map(([name, errors]) => [name, spreadsFor(errors)] as const)
    weights = moved(weights, ranges, new Map(spreads), spread)
    yield { number, certainty: Object.fromEntries(certainty) as W, weights }
  }
}

function spreadsFor(errors: number): number {
  return Math.min(MOST_SPREADS, Math.max(-MOST_SPREADS, errors / ERRORS_OF_A_SPREAD))
}

/** Moves each weight by this multiple of its direction, as a part of its range. */
function moved<W extends { readonly [K in keyof W]: number }>(
  weights: W,
  ranges: { readonly [K in keyof W]: Range },
  directions: ReadonlyMap<string, number>,
  by: number,
): W {
  const entries = Object.entries<Range>(ranges).map(([name, { min, max }]) => {
    const value = weights[name as keyof W] + (directions.get(name) ?? 0) * by * (max - min)
    return [name, Math.min(max, Math.max(min, value))]
  })
  return Object.fromEntries(entries) as W
}
