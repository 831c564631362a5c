// The end of a turn: with a development, of which a plain one is not yet played.
import type { Move, State } from '@arkwright/card-game'
import type { Turn } from '../../expertise.ts'
import { type Development, plainGain } from './develop.ts'
import { after, type Judged, type Rated, type Thinking, type Variation } from './variation.ts'

/** A turn without its last move, a plain development; undefined where that is already played. */
export interface Ending {
  readonly variation: Variation
  readonly last: Move | undefined
  readonly value: number
  /** How many moves come before the development. */
  readonly before: number
}

export function endingBy(
  thinking: Thinking,
  variation: Variation,
  without: Judged,
  { moves, end }: Development,
): Ending {
  if (end !== undefined) return endingOf(end, variation)
  const value = without.value + plainGain(thinking, moves, without)
  return { variation, last: moves[0], value, before: variation.moves.length }
}

/** The end of the variation, with its development played. */
export function endingOf({ variation, value }: Rated, { moves }: Variation): Ending {
  return { variation, last: undefined, value, before: moves.length }
}

export function turnOf({ variation, last, value }: Ending): Turn<State, Move> {
  return { ...(last === undefined ? variation : after(variation, last)), value }
}
