// The order of a round: clockwise from the start player; action, price, development — CG game, CG 1. No step is defined here.
import { factoryOf, isOpen, playerToMove, type State } from '../state.ts'
import type { Emit } from '../step.ts'
import { nextSeat } from '../turn.ts'

export function beginRound(state: State, emit: Emit): void {
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

/** A player without a factory for the active good sets no price. */
export function toPrice(state: State): void {
  if (isOpen(factoryOf(playerToMove(state), state.good))) state.step = 'price'
  else toDevelopment(state)
}

export function toDevelopment(state: State): void {
  state.stage = 'development'
  state.step = 'develop'
}
