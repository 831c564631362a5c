// A turn in the making: moves played so far on a copy, and what the bot thinks with while it goes on.
import { cardGame, type Move, type State } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import type { Breadth } from '../../expertise.ts'
import { projectWorths } from '../projection.ts'
import { utilityOf } from '../utility.ts'
import type { Weights } from '../weights.ts'

export interface Line {
  readonly state: State
  readonly moves: readonly Move[]
}

export interface Rated {
  readonly line: Line
  readonly value: number
}

export interface Thinking {
  readonly seat: Seat
  readonly weights: Weights
  readonly breadth: Breadth
  /** The position the turn is thought from: what tells whether it still lasts. */
  readonly start: State
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
export function rate(thinking: Thinking, state: State): number {
  projectWorths(state, thinking.weights, worths)
  return utilityOf(worths, state.players.length, thinking.seat, thinking.weights)
}

export function rated(thinking: Thinking, line: Line): Rated {
  return { line, value: rate(thinking, line.state) }
}

/** The lines that are rated best, best first; equals keep their order. */
export function best(lines: readonly Rated[], most: number): Rated[] {
  return lines.toSorted((one, other) => other.value - one.value).slice(0, most)
}
