// Decisions outside a player's turn, and the plain answers to them with which a position is played on until it is calm enough to be judged.
import type { Move, State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../../at.ts'
import { gameOf } from './game-of.ts'

/** Answers by the place in the list of legal moves; negative ones count from its end, where the refusal stands. */
const PLAIN_ANSWERS: { readonly [step in State['step']]?: (state: State) => number } = {
  'sell from store': () => 0,
  'last row': () => -1,
  'after the sale': ({ legal }) => legal.findIndex(({ kind }) => kind === 'use'),
  // The largest shipment stands before the refusal.
  'ship the active good': () => -2,
  'discard goods': () => 0,
  'claim start player': () => -1,
  'dismiss workers': () => -1,
  'name start player': ({ legal, seat }) =>
    legal.findIndex(move => move.kind === 'start player' && move.named === seat),
  'canal boom: raise a marker': () => 0,
  'share fever: buy a share': () => -1,
  'steam engine: buy a machine': () => 0,
}

const STOCK_EXCHANGE: ReadonlySet<string> = new Set(['sell goods', 'sell shares', 'repay loans', 'buy shares'])

/** True when the pending decision belongs to no turn, and the position changes before anybody has one. */
export function isOffTurn({ step, exchange, resume }: State): boolean {
  if (STOCK_EXCHANGE.has(step)) return exchange !== 'action'
  if (step === 'discard goods') return resume === 'storage' || resume === 'dismissals'
  return PLAIN_ANSWERS[step] !== undefined
}

/** What most players would answer without much thought. */
export function plainAnswer(state: State): Move {
  const { step, legal, exchange } = state
  if (STOCK_EXCHANGE.has(step)) return at(legal, exchange === 'final' ? legal.length - 1 : 0)
  const place = PLAIN_ANSWERS[step]?.(state) ?? 0
  return at(legal, place < 0 ? legal.length + place : place)
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
