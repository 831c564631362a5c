// Decisions outside a player's turn. Simple answers play a position on until it can be judged.
import { gameOf, type State } from '@arkwright/board-game'
import { isOutsideTurns, type Seat, withoutChance } from '@arkwright/kernel'
import { plainAnswer } from './plain-answers.ts'

/** True when the pending decision belongs to no turn, and the position changes before the next turn. */
export function isOffTurn(state: State): boolean {
  const decision = gameOf(state).pending(state)
  return decision !== undefined && decision.seat !== 'chance' && isOutsideTurns(decision.part)
}

/** The position itself, or a copy played on with simple answers to the next turn, draw or end. */
export function calm(state: State): State {
  if (!isOffTurn(state)) return state
  const game = gameOf(state)
  const calmed = withoutChance(game, state)
  while (isOffTurn(calmed)) game.play(calmed, plainAnswer(calmed))
  return calmed
}

/**
 * True once the seat has nothing left to decide in its turn: the next is another turn, a question outside turns, a draw
 * or the end.
 */
export function isTurnOver(seat: Seat, state: State): boolean {
  const decision = gameOf(state).pending(state)
  return decision?.seat !== seat || decision.begins || isOutsideTurns(decision.part)
}
