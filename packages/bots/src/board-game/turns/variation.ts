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

export interface Variation {
  readonly state: State
  readonly moves: readonly Move[]
  /** The seat's utility of the position, once computed. */
  value: number | undefined
}

export function variationOf(state: State, moves: readonly Move[]): Variation {
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
  /** Hasty: brisk, for a roll-out. Careful: thorough, or brisk while completing a thorough variation. */
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
  /** The same for thorough variations in Water Frame: all that could be taken after the first action. */
  readonly takings: Move[]
  /** The lowest sum paid so far for each purchase of a marker, where a tile lets its owner choose the sum. */
  readonly sums: Map<string, number>
}

export function after(variation: Variation, move: Move): Variation {
  const game = gameOf(variation.state)
  const state = game.copy(variation.state)
  game.play(state, move)
  return variationOf(state, [...variation.moves, move])
}

/** Plays the moves in order, as far as the rules allow. */
export function afterAll(variation: Variation, moves: readonly Move[]): Variation {
  if (moves.length === 0) return variation
  const game = gameOf(variation.state)
  const state = game.copy(variation.state)
  const played = variation.moves.slice()
  for (const move of moves) {
    if (!state.legal.includes(move)) break
    game.play(state, move)
    played.push(move)
  }
  return variationOf(state, played)
}

export function legal(variation: Variation): readonly Move[] {
  return variation.state.legal
}

export function legalOf<K extends Move['kind']>(variation: Variation, kind: K): Extract<Move, { kind: K }>[] {
  return legal(variation).filter((move): move is Extract<Move, { kind: K }> => move.kind === kind)
}

/** Ends a step, unless its last move left no choice and the step has already ended. */
export function ended(variation: Variation, step: State['step']): Variation {
  if (variation.state.step !== step) return variation
  const [move] = legalOf(variation, 'done')
  if (move === undefined) throw new Error(`${step} cannot be ended`)
  return after(variation, move)
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
 * Variations are rated when the best are chosen, and again when the turn is complete. Often these are the same variations, so the
 * rating is kept.
 */
function rate({ context, weights, seat }: Thinking, variation: Variation): number {
  if (variation.value !== undefined) return variation.value
  projectWorths(context, calm(variation.state), context.worths)
  variation.value = utilityOf(context.worths, variation.state.players.length, seat, weights)
  return variation.value
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
export function ranked(thinking: Thinking, variations: readonly Variation[]): Variation[] {
  return variations.toSorted((one, other) => rate(thinking, other) - rate(thinking, one))
}

/** The same as steps, one variation each. */
export function* rankedInSteps(thinking: Thinking, variations: readonly Variation[]): Steps<Variation[]> {
  for (const variation of variations) {
    rate(thinking, variation)
    yield
  }
  return ranked(thinking, variations)
}

/** The best-rated variations. */
export function best(thinking: Thinking, variations: readonly Variation[], most: number): readonly Variation[] {
  return variations.length <= most ? variations : ranked(thinking, variations).slice(0, most)
}
