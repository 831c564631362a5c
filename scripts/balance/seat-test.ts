// Whether a handicap brings every seat within three points of even: a group sequential test with the bounds of O'Brien and Fleming.
// At each look the model is fitted to all games so far. For each seat two one-sided tests at 5 %: the interval of its chance must lie
// between even - 3 and even + 3 points. All seats must pass, so several seats need no correction.
import type { Handicap } from '@arkwright/kernel'
import { fitSeats, type SeatGame, type Unit } from './seat-fit.ts'

export interface SeatShare {
  readonly share: number
  readonly low: number
  readonly high: number
}

export interface SeatTest {
  readonly verdict: 'even' | 'not shown' | 'open'
  readonly games: number
  readonly handicap: Handicap
  readonly seats: readonly SeatShare[]
}

const MARGIN = 0.03
const LOOKS = 3
/** Games between two looks, by players: fewer where even is a smaller share, which is known sooner. */
const LOOK_EVERY: Readonly<Record<number, number>> = { 2: 500, 3: 450, 4: 400 }
/** Jennison and Turnbull 2000, table 2.3: three looks, two-sided 10 %. At look k the bound is this times the root of 3/k. */
const LAST_BOUND = 1.71

export function mostGames(seats: number): number {
  return LOOKS * everyOf(seats)
}

/** The first look with a verdict counts; before the first look all games so far. */
export function testSeats(games: readonly SeatGame[], seats: number, unit: Unit): SeatTest {
  const every = everyOf(seats)
  const looks = Math.min(LOOKS, Math.floor(games.length / every))
  for (let look = 1; look <= looks; look++) {
    const found = lookAt(games.slice(0, look * every), seats, unit, look)
    if (found.verdict !== 'open') return found
  }
  return lookAt(games, seats, unit, Math.max(1, looks))
}

/** Games between two looks. */
export function everyOf(seats: number): number {
  return LOOK_EVERY[seats] ?? 500
}

function lookAt(games: readonly SeatGame[], seats: number, unit: Unit, look: number): SeatTest {
  const fit = fitSeats(games, seats, unit)
  const { share, error } = fit.chances(fit.handicap)
  const bound = LAST_BOUND * Math.sqrt(LOOKS / look)
  const shares = share.map((one, seat) => {
    const half = bound * (error[seat] ?? 0)
    return { share: one, low: one - half, high: one + half }
  })
  const even = 1 / seats
  const isEven = shares.every(({ low, high }) => low > even - MARGIN && high < even + MARGIN)
  const isLook = games.length === look * everyOf(seats)
  const verdict = isLook && isEven ? 'even' : isLook && look === LOOKS ? 'not shown' : 'open'
  return { verdict, games: games.length, handicap: fit.handicap, seats: shares }
}
