// Decisions outside a player's turn. Plain answers play a position on until it is calm enough to be judged.
import type { State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { gameOf } from './game-of.ts'
import { hasPlainAnswer, isExchange, plainAnswer } from './plain-answers.ts'

/** True when the pending decision belongs to no turn, and the position changes before anybody has one. */
export function isOffTurn({ step, exchange, resume }: State): boolean {
  if (isExchange(step)) return exchange !== 'action'
  if (step === 'discard goods') return resume === 'storage' || resume === 'dismissals'
  return hasPlainAnswer(step)
}

/** The position itself, or a copy that has been played on by plain answers to the next turn, draw or end. */
export function calm(state: State): State {
  if (!isOffTurn(state)) return state
  const game = gameOf(state)
  const calmed = game.copy(state)
  calmed.random = null
  while (isOffTurn(calmed)) game.play(calmed, plainAnswer(calmed))
  return calmed
}

/** True once the seat has nothing more to decide in its turn. */
export function isTurnOver(seat: Seat, state: State): boolean {
  return state.seat !== seat || ENDS.has(state.step) || isOffTurn(state)
}

/** Another turn, a draw, or the end of the game. */
const ENDS: ReadonlySet<string> = new Set(['place marker', 'economy', 'draw event', 'over'])
