// Which handicap makes seats even: a logit model of the winner. The chance of seat s is proportional to exp(a_s + b × amount_s).
import type { Handicap, HandicapUnit } from '@arkwright/kernel'

export interface SeatGame {
  readonly handicap: Handicap
  /** By seat; a shared win in part. */
  readonly wins: readonly number[]
}

export interface SeatFit {
  /** Whole amounts; the best seat gets none. */
  readonly handicap: Handicap
  /** The chances with a handicap, and how unsure they are (one standard error). */
  chances(handicap: Handicap): { readonly share: readonly number[]; readonly error: readonly number[] }
  /** How much a pound or step changes the logarithm of the odds. */
  readonly worth: number
}

/** What a handicap is counted in. */
export interface Unit {
  readonly name: HandicapUnit
  /** What one may be worth before any game is played. Hundreds of games outweigh it. */
  readonly prior: { readonly worth: number; readonly error: number }
  readonly leastWorth: number
  /** More would make another game. */
  readonly most: number
  /** How far a random handicap departs from the estimate, while that is rough and later. */
  readonly spread: { readonly first: number; readonly later: number }
  /** Games whose handicap differs by at most so much count as played with it. */
  readonly near: number
}

export const POUNDS: Unit = {
  name: 'cash',
  prior: { worth: 0.03, error: 0.02 },
  leastWorth: 0.003,
  most: 60,
  spread: { first: 20, later: 10 },
  near: 5,
}
export const SCORE: Unit = {
  name: 'score',
  prior: { worth: 0.02, error: 0.02 },
  leastWorth: 0.003,
  most: 100,
  spread: { first: 25, later: 10 },
  near: 10,
}
/** Keeps the estimate finite while a seat has never won. */
const PRIOR_OF_SEATS = 1
const ROUNDS = 50
const SHORTEST_STEP = 1e-6
const ENOUGH = 1e-9

/** By Newton's method, with shorter steps where a whole one would lead away. The first seat is the one the others are compared with. */
export function fitSeats(games: readonly SeatGame[], seats: number, unit: Unit): SeatFit {
  let found = [...Array.from({ length: seats - 1 }, () => 0), unit.prior.worth]
  let likely = likelihoodOf(games, found, unit)
  for (let i = 0; i < ROUNDS; i++) {
    const { slope, matrix } = curvatureAt(games, found, unit)
    const step = solve(matrix, slope)
    let length = 1
    let tried = found
    let better = likely
    do {
      tried = found.map((value, k) => value + length * (step[k] ?? 0))
      better = likelihoodOf(games, tried, unit)
      length /= 2
    } while (better < likely && length > SHORTEST_STEP)
    if (better - likely < ENOUGH) break
    found = tried
    likely = better
  }
  const curvature = curvatureAt(games, found, unit).matrix
  const worth = Math.max(unit.leastWorth, found.at(-1) ?? 0)
  const strengths = [0, ...found.slice(0, -1)]
  const best = Math.max(...strengths)
  return {
    handicap: strengths.map(strength => Math.min(unit.most, Math.round((best - strength) / worth))),
    chances: handicap => chancesAt(found, curvature, handicap),
    worth,
  }
}

/** The logarithm, with what was thought before. */
function likelihoodOf(games: readonly SeatGame[], found: readonly number[], { prior }: Unit): number {
  const last = found.length - 1
  let sum = 0
  for (const [k, value] of found.entries()) {
    sum -= k === last ? ((value - prior.worth) / prior.error) ** 2 / 2 : (value / PRIOR_OF_SEATS) ** 2 / 2
  }
  for (const { handicap, wins } of games) {
    const share = sharesAt(found, handicap)
    for (const [seat, won] of wins.entries()) if (won > 0) sum += won * Math.log(Math.max(share[seat] ?? 0, 1e-300))
  }
  return sum
}

function sharesAt(found: readonly number[], handicap: Handicap): number[] {
  const worth = found.at(-1) ?? 0
  const exponents = handicap.map((amount, seat) => (seat === 0 ? 0 : (found[seat - 1] ?? 0)) + worth * amount)
  const highest = Math.max(...exponents)
  const powers = exponents.map(exponent => Math.exp(exponent - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map(power => power / sum)
}

/** How the exponent of a seat depends on the parameter: one seat each, then the amount. */
function factor(parameter: number, last: number, seat: number, handicap: Handicap): number {
  if (parameter === last) return handicap[seat] ?? 0
  return seat === parameter + 1 ? 1 : 0
}

function curvatureAt(
  games: readonly SeatGame[],
  found: readonly number[],
  { prior }: Unit,
): { slope: number[]; matrix: number[][] } {
  const last = found.length - 1
  const slope = found.map((value, k) =>
    k === last ? (prior.worth - value) / prior.error ** 2 : -value / PRIOR_OF_SEATS ** 2,
  )
  const matrix = found.map((_, k) =>
    found.map((__, m) => (k !== m ? 0 : k === last ? 1 / prior.error ** 2 : 1 / PRIOR_OF_SEATS ** 2)),
  )
  for (const { handicap, wins } of games) {
    const share = sharesAt(found, handicap)
    const mean = found.map((_, k) => share.reduce((sum, part, seat) => sum + part * factor(k, last, seat, handicap), 0))
    for (const [seat, part] of share.entries()) {
      const off = found.map((_, k) => factor(k, last, seat, handicap) - (mean[k] ?? 0))
      for (const [k, one] of off.entries()) {
        slope[k] = (slope[k] ?? 0) + (wins[seat] ?? 0) * one
        const row = matrix[k] ?? []
        for (const [m, other] of off.entries()) row[m] = (row[m] ?? 0) + part * one * other
      }
    }
  }
  return { slope, matrix }
}

function chancesAt(
  found: readonly number[],
  curvature: readonly (readonly number[])[],
  handicap: Handicap,
): { share: number[]; error: number[] } {
  const last = found.length - 1
  const share = sharesAt(found, handicap)
  const mean = found.map((_, k) => share.reduce((sum, part, seat) => sum + part * factor(k, last, seat, handicap), 0))
  const error = share.map((part, seat) => {
    const slope = found.map((_, k) => part * (factor(k, last, seat, handicap) - (mean[k] ?? 0)))
    const spread = solve(curvature, slope)
    return Math.sqrt(slope.reduce((sum, one, k) => sum + one * (spread[k] ?? 0), 0))
  })
  return { share, error }
}

/** Gauss's elimination; the matrix is positive definite, so no row needs to be exchanged. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, k) => [...row, right[k] ?? 0])
  for (const [k, row] of rows.entries()) {
    const pivot = row[k] ?? 1
    for (const [m, other] of rows.entries()) {
      if (m === k) continue
      const times = (other[k] ?? 0) / pivot
      for (const [column, value] of row.entries()) other[column] = (other[column] ?? 0) - times * value
    }
  }
  return rows.map((row, k) => (row.at(-1) ?? 0) / (row[k] ?? 1))
}
