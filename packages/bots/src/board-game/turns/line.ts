// A turn in progress: the moves played so far on a copy, and the data the bot uses to continue it.
import { gameOf, type Move, type State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../../at.ts'
import type { Breadth } from '../../expertise.ts'
import type { Steps } from '../../steps.ts'
import type { Context } from '../context.ts'
import { projectSpaces, projectWorths } from '../projection.ts'
import type { Weights } from '../weights.ts'
import { calm } from './off-turn.ts'

export interface Line {
  readonly state: State
  readonly moves: readonly Move[]
  /** The seat's utility of the position, once computed. */
  value: number | undefined
}

export function lineOf(state: State, moves: readonly Move[]): Line {
  return { state, moves, value: undefined }
}

/** Prices of one factory, best first, with their worth to the seat. */
export interface RatedPrice {
  readonly price: number
  readonly gain: number
}

export interface Thinking {
  readonly seat: Seat
  readonly context: Context
  readonly weights: Weights
  readonly breadth: Breadth
  /** Hasty: brisk, for a roll-out. Careful: thorough, or brisk while completing a thorough line. */
  readonly manner: 'hasty' | 'plain' | 'careful'
  /**
   * By seat: the weight of one pound of income, and of a space on the share value track. Rivals have negative weights.
   */
  readonly perPound: readonly number[]
  readonly perSpace: readonly number[]
  /** Price lists computed in this turn, by their inputs. */
  readonly prices: Map<number, readonly RatedPrice[]>
  /** What may be taken at the end of an action, best first, once computed. */
  readonly specials: Move[]
  /** The same for thorough lines in Water Frame: all that could be taken after the first action. */
  readonly takings: Move[]
  /** The lowest sum paid so far for each purchase of a marker, where a tile lets its owner choose the sum. */
  readonly sums: Map<string, number>
}

export function after(line: Line, move: Move): Line {
  const game = gameOf(line.state)
  const state = game.copy(line.state)
  game.play(state, move)
  return lineOf(state, [...line.moves, move])
}

/** Plays the moves in order, as far as the rules allow. */
export function afterAll(line: Line, moves: readonly Move[]): Line {
  if (moves.length === 0) return line
  const game = gameOf(line.state)
  const state = game.copy(line.state)
  const played = line.moves.slice()
  for (const move of moves) {
    if (!state.legal.includes(move)) break
    game.play(state, move)
    played.push(move)
  }
  return lineOf(state, played)
}

export function legal(line: Line): readonly Move[] {
  return line.state.legal
}

export function legalOf<K extends Move['kind']>(line: Line, kind: K): Extract<Move, { kind: K }>[] {
  return legal(line).filter((move): move is Extract<Move, { kind: K }> => move.kind === kind)
}

/** Ends a step, unless its last move left no choice and the step has already ended. */
export function ended(line: Line, step: State['step']): Line {
  if (line.state.step !== step) return line
  const [move] = legalOf(line, 'done')
  if (move === undefined) throw new Error(`${step} cannot be ended`)
  return after(line, move)
}

export function startThinking(context: Context, state: State, breadth: Breadth | 'hasty'): Thinking {
  const { weights, worths } = context
  const { seat, players } = state
  projectWorths(context, state, worths)
  let strongest = -1
  for (let other = 0; other < players.length; other++) {
    if (other !== seat && (strongest < 0 || at(worths, other) > at(worths, strongest))) strongest = other
  }
  const perPound = players.map((_, other) => (other === seat ? 1 : other === strongest ? -weights.rival : 0))
  const spaces = players.map(() => 0)
  projectSpaces(context, state, spaces)
  const perSpace = spaces.map((pounds, other) => pounds * at(perPound, other))
  const manner = breadth === 'hasty' ? breadth : breadth === 'brisk' ? 'plain' : 'careful'
  return {
    seat,
    context,
    weights,
    breadth: breadth === 'hasty' ? 'brisk' : breadth,
    manner,
    perPound,
    perSpace,
    prices: new Map(),
    specials: [],
    takings: [],
    sums: new Map(),
  }
}

/**
 * Lines are rated when the best are chosen, and again when the turn is complete. Often these are the same lines, so the
 * rating is kept.
 */
function rate({ context, weights, seat }: Thinking, line: Line): number {
  if (line.value !== undefined) return line.value
  projectWorths(context, calm(line.state), context.worths)
  line.value = utilityOf(context.worths, line.state.players.length, seat, weights)
  return line.value
}

/** The seat's utility of a position within the turn, which does not need to be played on first. */
export function rateAsItStands({ context, weights, seat }: Thinking, state: State): number {
  projectWorths(context, state, context.worths)
  return utilityOf(context.worths, state.players.length, seat, weights)
}

export function utilityOf(worthBySeat: readonly number[], seats: number, seat: Seat, weights: Weights): number {
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < seats; other++) if (other !== seat) best = Math.max(best, at(worthBySeat, other))
  return at(worthBySeat, seat) - weights.rival * best
}

/** Best first; equals keep their order. */
export function ranked(thinking: Thinking, lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => rate(thinking, other) - rate(thinking, one))
}

/** The same as steps, one line each. */
export function* rankedInSteps(thinking: Thinking, lines: readonly Line[]): Steps<Line[]> {
  for (const line of lines) {
    rate(thinking, line)
    yield
  }
  return ranked(thinking, lines)
}

/** The best-rated lines. */
export function best(thinking: Thinking, lines: readonly Line[], most: number): readonly Line[] {
  return lines.length <= most ? lines : ranked(thinking, lines).slice(0, most)
}
