// Decisions outside a player's turn, and the plain answers to them with which a position is played on until it is calm enough to be judged.
import { gameOf, type Move, type State } from '@arkwright/board-game'
import { isOutsideTurns, type Seat, withoutChance } from '@arkwright/kernel'
import { at } from '../../at.ts'

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
  'sell goods': inExchange,
  'sell shares': inExchange,
  'repay loans': inExchange,
  'buy shares': inExchange,
}

/** At the end of the game everything is turned into shares. */
function inExchange({ exchange }: State): number {
  return exchange === 'final' ? -1 : 0
}

/** True when the pending decision belongs to no turn, and the position changes before anybody has one. */
export function isOffTurn(state: State): boolean {
  const decision = gameOf(state).pending(state)
  return decision !== undefined && decision.seat !== 'chance' && isOutsideTurns(decision.part)
}

/** What most players would answer without much thought. */
export function plainAnswer(state: State): Move {
  const { step, legal } = state
  const place = PLAIN_ANSWERS[step]?.(state) ?? 0
  return at(legal, place < 0 ? legal.length + place : place)
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
