// A turn in progress: the moves played so far on a copy, and the data the bot uses to continue it.
import { cardGame, type Move, type State } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../../at.ts'
import type { Breadth } from '../../expertise.ts'
import type { Context } from '../context.ts'
import { plannedAppeal, projectWorths } from '../projection.ts'
import { productionsAhead } from '../timing.ts'
import { utilityOf } from '../utility.ts'
import type { Weights } from '../weights.ts'

type Appeal = Extract<Move, { kind: 'appeal' }>

export interface Variation {
  readonly state: State
  readonly moves: readonly Move[]
}

/** The projection of a position, and the number of productions still ahead of it. */
export interface Judged {
  readonly value: number
  readonly ahead: number
}

export interface Rated extends Judged {
  readonly variation: Variation
  /** The appeal the projection expects the seat to choose; -1 where it is settled. */
  readonly planned: number
}

export interface Thinking {
  readonly seat: Seat
  readonly context: Context
  readonly weights: Weights
  readonly breadth: Breadth
  /** The position at the start of the turn, used to tell whether the turn still lasts. */
  readonly start: State
  /** Whether the round's production, or the solo game's opponents, follow this turn. */
  readonly endsRound: boolean
  /**
   * Whether variations are judged as of the end of the turn. The last seat's turn ends with the production, which brings
   * everything ahead one round nearer.
   */
  readonly toItsEnd: boolean
}

export function after(variation: Variation, move: Move): Variation {
  const state = cardGame.copy(variation.state)
  cardGame.play(state, move)
  return { state, moves: [...variation.moves, move] }
}

export function legal(variation: Variation): readonly Move[] {
  return cardGame.moves(variation.state)
}

export function legalOf<K extends Move['kind']>(variation: Variation, kind: K): Extract<Move, { kind: K }>[] {
  return legal(variation).filter((move): move is Extract<Move, { kind: K }> => move.kind === kind)
}

/**
 * Ends an action, unless its last move left no choice and the action has already ended; undefined where it cannot end
 * yet.
 */
export function ended(variation: Variation, step: string): Variation | undefined {
  if (variation.state.step !== step) return variation
  const [move] = legalOf(variation, 'done')
  return move === undefined ? undefined : after(variation, move)
}

/** Shared data of variations that began with the same move, keyed by further figures of their positions. */
export class ByBeginning<T> {
  private readonly known = new Map<Move | undefined, Map<string, T>>()

  get({ moves }: Variation, figures: string): T | undefined {
    return this.known.get(moves[0])?.get(figures)
  }

  set({ moves }: Variation, figures: string, value: T): void {
    const [first] = moves
    const alike = this.known.get(first) ?? new Map<string, T>()
    this.known.set(first, alike.set(figures, value))
  }
}

/** Whether the turn under consideration still lasts. */
export function isSameTurn({ start, seat }: Thinking, state: State): boolean {
  return (
    state.seat === seat &&
    state.place === start.place &&
    state.good === start.good &&
    state.decade === start.decade &&
    (state.stage === 'action' || state.stage === 'development')
  )
}

/** A variation with a chosen price that is not yet played. */
export interface Priced extends Judged {
  readonly variation: Variation
  /** Undefined where the variation needs no price. */
  readonly price: Appeal | undefined
}

/** The seat's utility of a position, also in the middle of a turn and with an appeal that is only assumed. */
function rate(thinking: Thinking, state: State, appeal?: number): number {
  const { context, weights, seat } = thinking
  projectWorths(context, state, context.worths, appeal)
  return utilityOf(context.worths, state.players.length, seat, weights)
}

export function rated(thinking: Thinking, variation: Variation): Rated {
  const { state } = variation
  if (thinking.toItsEnd && state.step === 'develop')
    return { variation, ...judgedAtItsEnd(thinking, state, -1), planned: -1 }
  const value = rate(thinking, state)
  const planned = plannedAppeal(thinking.context, thinking.seat)
  if (thinking.toItsEnd && isSameTurn(thinking, state)) {
    return { variation, ...judgedAtItsEnd(thinking, state, planned), planned }
  }
  return { variation, value, ahead: productionsAhead(state), planned }
}

export function ratedAt(thinking: Thinking, variation: Variation, price: Appeal): Priced {
  const { state } = variation
  if (thinking.toItsEnd) return { variation, price, ...judgedAtItsEnd(thinking, state, price.appeal) }
  return { variation, price, value: rate(thinking, state, price.appeal), ahead: productionsAhead(state) }
}

function judgedAtItsEnd(thinking: Thinking, state: State, planned: number): Judged {
  const end = plainlyEnded(thinking, state, planned)
  return { value: rate(thinking, end), ahead: productionsAhead(end) }
}

export function withPrice({ variation, price }: Priced): Variation {
  return price === undefined ? variation : after(variation, price)
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

/** The best-rated variations, best first; equals keep their order. */
export function best<T extends { readonly value: number }>(variations: readonly T[], most: number): T[] {
  return variations.toSorted((one, other) => other.value - one.value).slice(0, most)
}
