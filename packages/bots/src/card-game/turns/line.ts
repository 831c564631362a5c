// A turn in the making: moves played so far on a copy, and what the bot thinks with while it goes on.
import { cardGame, type Move, type State } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../../at.ts'
import type { Breadth } from '../../expertise.ts'
import { plannedAppeal, projectWorths } from '../projection.ts'
import { utilityOf } from '../utility.ts'
import type { Weights } from '../weights.ts'

export interface Line {
  readonly state: State
  readonly moves: readonly Move[]
}

export interface Rated {
  readonly line: Line
  readonly value: number
  /** The appeal the projection expects the seat to turn its factory to; -1 where that is settled. */
  readonly planned: number
}

export interface Thinking {
  readonly seat: Seat
  readonly weights: Weights
  readonly breadth: Breadth
  /** The position the turn is thought from: what tells whether it still lasts. */
  readonly start: State
  /** Whether lines are judged as they would stand after the turn: the last seat's ends with the production, which brings all that is ahead a round nearer. */
  readonly toItsEnd: boolean
}

export function after(line: Line, move: Move): Line {
  const state = cardGame.copy(line.state)
  cardGame.play(state, move)
  return { state, moves: [...line.moves, move] }
}

export function legal(line: Line): readonly Move[] {
  return cardGame.moves(line.state)
}

export function legalOf<K extends Move['kind']>(line: Line, kind: K): Extract<Move, { kind: K }>[] {
  return legal(line).filter((move): move is Extract<Move, { kind: K }> => move.kind === kind)
}

/** Ends an action, unless its last move left nothing else to do and it ended by itself; undefined where it cannot end yet. */
export function ended(line: Line, step: string): Line | undefined {
  if (line.state.step !== step) return line
  const [move] = legalOf(line, 'done')
  return move === undefined ? undefined : after(line, move)
}

/** Whether the turn that is thought about still lasts. */
export function isSameTurn({ start, seat }: Thinking, state: State): boolean {
  return (
    state.seat === seat &&
    state.place === start.place &&
    state.good === start.good &&
    state.decade === start.decade &&
    (state.stage === 'action' || state.stage === 'development')
  )
}

const worths = [0, 0, 0, 0]

/** What the seat wants from a position, also in the middle of a turn. */
function rate(thinking: Thinking, state: State): number {
  projectWorths(state, thinking.weights, worths)
  return utilityOf(worths, state.players.length, thinking.seat, thinking.weights)
}

export function rated(thinking: Thinking, line: Line): Rated {
  if (thinking.toItsEnd && line.state.step === 'develop') {
    return { line, value: rate(thinking, plainlyEnded(thinking, line.state, -1)), planned: -1 }
  }
  const value = rate(thinking, line.state)
  const planned = plannedAppeal(thinking.seat)
  if (!thinking.toItsEnd || !isSameTurn(thinking, line.state)) return { line, value, planned }
  return { line, value: rate(thinking, plainlyEnded(thinking, line.state, planned)), planned }
}

/** The position after the turn, at the planned appeal and without a development. */
function plainlyEnded(thinking: Thinking, state: State, planned: number): State {
  const end = cardGame.copy(state)
  while (isSameTurn(thinking, end)) cardGame.play(end, plainMove(cardGame.moves(end), planned))
  return end
}

function plainMove(moves: readonly Move[], planned: number): Move {
  const plain = moves.find(
    move =>
      move.kind === 'done' || move.kind === 'no development' || (move.kind === 'appeal' && move.appeal === planned),
  )
  return plain ?? at(moves, 0)
}

/** The lines that are rated best, best first; equals keep their order. */
export function best(lines: readonly Rated[], most: number): Rated[] {
  return lines.toSorted((one, other) => other.value - one.value).slice(0, most)
}
