// The texts of a hint for a turn of the board game.
import type { Move, State } from '@arkwright/board-game'
import { describe, markerOf } from './words.ts'

export function gist(move: Move, state: State): string {
  return move.kind === 'place' ? markerOf(state, move.marker) : describe(state, move)
}
