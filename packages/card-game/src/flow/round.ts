// A round begins — CG game, CG 1: turns clockwise from the start player.
import type { State } from '../state.ts'
import type { Tell } from '../step.ts'
import { nextSeat } from '../turn.ts'

export function beginRound(state: State, emit: Tell): void {
  state.stage = 'action'
  state.place = -1
  emit?.({ type: 'round', decade: state.decade, good: state.good, startPlayer: state.startPlayer })
  if (state.solo?.opponentsFirst) state.step = 'draw'
  else beginTurn(state)
}

/** The next player's turn; false when all have had theirs. */
export function beginTurn(state: State): boolean {
  if (!nextSeat(state)) return false
  state.stage = 'action'
  state.step = 'action'
  return true
}
