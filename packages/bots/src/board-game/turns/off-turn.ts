// Decisions outside a player's turn. Plain answers play a position on until it is calm enough to be judged.
import { gameOf, type State } from '@arkwright/board-game'
import { isOutsideTurns, type Seat, withoutChance } from '@arkwright/kernel'
import { plainAnswer } from './plain-answers.ts'

/** True when the pending decision belongs to no turn, and the position changes before anybody has one. */
export function isOffTurn(state: State): boolean {
  const decision = gameOf(state).pending(state)
  return decision !== undefined && decision.seat !== 'chance' && isOutsideTurns(decision.part)
}

/** The position itself, or a copy that has been played on by plain answers to the next turn, draw or end. */
export function calm(state: State): State {
  if (!isOffTurn(state)) return state
  const game = gameOf(state)
  const calmed = withoutChance(game, state)
  while (isOffTurn(calmed)) game.play(calmed, plainAnswer(calmed))
  return calmed
}

/** True once the seat has nothing more to decide in its turn: another turn, a question outside turns, a draw or the end has come. */
export function isTurnOver(seat: Seat, state: State): boolean {
  const decision = gameOf(state).pending(state)
  return decision?.seat !== seat || decision.begins || isOutsideTurns(decision.part)
}
