// The record of one arena game: one line of a tournament's file.
import type { Standing } from '@arkwright/kernel'
import { at } from '../at.ts'

export interface GameResult {
  /** Number of the opening, from 0. */
  readonly block: number
  /** How many seats the bots are rotated by. */
  readonly rotation: number
  /** By seat. */
  readonly bots: readonly string[]
  /** By seat: 1 is best. Unranked seats come after all ranked ones. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
}

interface Seating {
  readonly block: number
  readonly rotation: number
  readonly seated: readonly number[]
}

export function resultOf(
  { block, rotation, seated }: Seating,
  names: readonly string[],
  standings: readonly Standing[],
): GameResult {
  const bots = seated.map(entrant => at(names, entrant))
  const bySeat = bots.map((_, seat) =>
    at(
      standings.filter(standing => standing.seat === seat),
      0,
    ),
  )
  return {
    block,
    rotation,
    bots,
    places: bySeat.map(({ rank }) => rank ?? bots.length),
    scores: bySeat.map(({ score }) => score),
  }
}

/** Each seat's part of the win; shared first places split it. */
export function winsOf({ places }: GameResult): number[] {
  const first = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / first : 0))
}
