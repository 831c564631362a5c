// A turn in the making: moves played so far on a copy, and what the bot thinks with while it goes on.
import { type Move, type State, spinningJenny } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../../at.ts'
import type { Breadth } from '../../expertise.ts'
import { projectSpaces, projectWorths } from '../projection.ts'
import type { Weights } from '../weights.ts'

export interface Line {
  readonly state: State
  readonly moves: readonly Move[]
}

/** Prices of one factory, best first, with what each is worth to the seat beyond the present one. */
export interface RatedPrice {
  readonly price: number
  readonly gain: number
}

export interface Thinking {
  readonly seat: Seat
  readonly weights: Weights
  readonly breadth: Breadth
  /** By seat: what an income of one pound counts for, and a space of the share value track. Rivals count against. */
  readonly perPound: readonly number[]
  readonly perSpace: readonly number[]
  /** Lists of prices worked out in this turn, by what they depend on. */
  readonly prices: Map<number, readonly RatedPrice[]>
}

export function after(line: Line, move: Move): Line {
  const state = spinningJenny.copy(line.state)
  spinningJenny.play(state, move)
  return { state, moves: [...line.moves, move] }
}

export function legal(line: Line): readonly Move[] {
  return spinningJenny.moves(line.state)
}

export function legalOf<K extends Move['kind']>(line: Line, kind: K): Extract<Move, { kind: K }>[] {
  return legal(line).filter((move): move is Extract<Move, { kind: K }> => move.kind === kind)
}

/** Ends a step, unless its last move left nothing else to do and it ended by itself. */
export function ended(line: Line, step: State['step']): Line {
  if (line.state.step !== step) return line
  const [move] = legalOf(line, 'done')
  if (move === undefined) throw new Error(`${step} cannot be ended`)
  return after(line, move)
}

const worths = [0, 0, 0, 0]

export function startThinking(state: State, breadth: Breadth, weights: Weights): Thinking {
  const { seat, players } = state
  projectWorths(state, weights, worths)
  let strongest = -1
  for (let other = 0; other < players.length; other++) {
    if (other !== seat && (strongest < 0 || at(worths, other) > at(worths, strongest))) strongest = other
  }
  const perPound = players.map((_, other) => (other === seat ? 1 : other === strongest ? -weights.rival : 0))
  const spaces = players.map(() => 0)
  projectSpaces(state, weights, spaces)
  const perSpace = spaces.map((pounds, other) => pounds * at(perPound, other))
  return { seat, weights, breadth, perPound, perSpace, prices: new Map() }
}

/** What the seat wants from the position of a line, also in the middle of a turn. */
export function rate(thinking: Thinking, { state }: Line): number {
  projectWorths(state, thinking.weights, worths)
  return utilityOf(worths, state.players.length, thinking.seat, thinking.weights)
}

export function utilityOf(worthBySeat: readonly number[], seats: number, seat: Seat, weights: Weights): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, at(worthBySeat, other))
  return at(worthBySeat, seat) - weights.rival * best
}

/** The lines that are rated best, in the state that `reached` brings them to. */
export function best(thinking: Thinking, lines: readonly Line[], most: number, reached = (line: Line) => line): Line[] {
  if (lines.length <= most) return [...lines]
  return lines
    .map(line => ({ line, value: rate(thinking, reached(line)) }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, most)
    .map(({ line }) => line)
}
