// Where the moves of a hint are made on the table.
import type { Move, Seat } from '@arkwright/kernel'
import { millPlace } from '../telling/places.ts'

export interface HintPlace {
  /** As in `data-place`. */
  readonly place: string
  /** The numbers of the moves made there, from 1. */
  readonly numbers: readonly number[]
}

/** In both games. */
const SHARES: readonly string[] = ['buy shares', 'sell shares']
const TAKING: readonly string[] = ['take', 'take tile', 'take ship']

/** In the order of the turn. Moves without a place in view have no number. */
export function hintPlaces(moves: readonly Move[], seat: Seat, isInView: (place: string) => boolean): HintPlace[] {
  const places = moves.flatMap(move => placeOf(move, seat) ?? []).filter(isInView)
  // Several moves in a row at one place are one step.
  const steps = places.filter((place, i) => place !== places[i - 1])
  return [...new Set(steps)].map(place => ({
    place,
    numbers: steps.flatMap((step, i) => (step === place ? [i + 1] : [])),
  }))
}

function placeOf(move: Move, seat: Seat): string | undefined {
  if ('space' in move && typeof move.space === 'number') return `office-${move.space}`
  if ('good' in move && typeof move.good === 'number') return millPlace(move.good, seat)
  if (SHARES.includes(move.kind)) return `exchange-${seat}`
  return TAKING.includes(move.kind) ? 'markers' : undefined
}
