// What moves on the table while a step is told: pieces, from where to where, and along which path.
import type { IconName } from '../shell/icon.tsx'
import type { Beat } from './beat.ts'

export interface Flight {
  readonly piece: IconName
  /** The class that gives its colour: of a seat or a good. */
  readonly tint: string
  /** Names as in `data-place`; the first one in view counts. */
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly count: number
}

/** The pieces that move in a step of a beat. */
export type FlightsOf = (beat: Beat, step: number) => readonly Flight[]

export interface Point {
  readonly x: number
  readonly y: number
}

/** A piece on its way; times are in milliseconds at normal speed. */
export interface Piece {
  readonly key: string
  readonly piece: IconName
  readonly tint: string
  readonly path: readonly Point[]
  readonly delay: number
}

/** One piece takes so long from place to place. */
export const FLIGHT_MS = 450
const APART_MS = 90
/** More would hide the table. */
const MOST_OF_A_KIND = 6
const MOST = 16
const SAMPLES = 8
/** How far the path rises, for each pixel of its length. */
const RISE = 0.16
const HIGHEST = 70

/** A low arc, sampled: only transforms are animated. */
export function arc(from: Point, to: Point): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const rise = Math.min(HIGHEST, length * RISE)
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const part = i / SAMPLES
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part - 4 * rise * part * (1 - part),
    }
  })
}

/** The pieces of a step. Flights whose places are not in view are left out. */
export function piecesOf(flights: readonly Flight[], find: (place: string) => Point | undefined): Piece[] {
  const pieces: Piece[] = []
  const first = (places: readonly string[]) => places.map(find).find(point => point !== undefined)
  for (const [number, { piece, tint, from, to, count }] of flights.entries()) {
    const [start, end] = [first(from), first(to)]
    if (start === undefined || end === undefined || (start.x === end.x && start.y === end.y)) continue
    for (let i = 0; i < Math.min(count, MOST_OF_A_KIND) && pieces.length < MOST; i++) {
      pieces.push({ key: `${number} ${i}`, piece, tint, path: arc(start, end), delay: pieces.length * APART_MS })
    }
  }
  return pieces
}

export type Places = readonly string[]

/** None if there is nothing to move, or no way for it. */
export function fly(piece: IconName, tint: string, from: Places, to: Places, count = 1): Flight[] {
  return count <= 0 || from.length === 0 || to.length === 0 ? [] : [{ piece, tint, from, to, count }]
}

/** One coin for each £5, so that large sums look larger. */
export function coinsFor(amount: number): number {
  return Math.ceil(Math.abs(amount) / 5)
}
