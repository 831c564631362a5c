// The shape of a game's steps: decisions, and automatic parts of the flow.
import type { Emit, Figures, GameEvent, Move } from './game.ts'
import type { PartOf } from './part.ts'

/** A named reason for refusing a move. A constant; its figures are computed only on request. */
export interface Reason<S, M, Code extends string = string> {
  readonly rule: string
  readonly code: Code
  readonly figures?: ((state: S, move: M) => Figures) | undefined
}

/** One kind of decision: the candidates, the reasons against each, and the effect. */
export interface Step<S, M extends Move, E extends GameEvent = GameEvent> {
  readonly name: string
  readonly rule: string
  readonly part: PartOf<S>
  /** True where a player's turn begins. */
  readonly begins?: boolean | undefined
  /** The kinds of move this step accepts; any other is refused as not asked for now. */
  readonly kinds: readonly M['kind'][]
  /**
   * True where the candidates are exactly the legal moves. They are then not checked again, which matters in long
   * lists. The playouts verify this: candidates and refuse must agree on every move of the game.
   */
  readonly exact?: boolean | undefined
  /** Calls `offer` with every move that may be legal. Must include all legal ones; refuse() checks each. */
  candidates(state: S, offer: (move: M) => void): void
  /** A move is legal when there is no reason against it. */
  refuse(state: S, move: M): Reason<S, M> | undefined
  play(state: S, move: M, emit: Emit<E> | undefined): void
  /** Only on chance steps: how many ways lead to this outcome. */
  readonly weight?: ((state: S, move: M) => number) | undefined
}

/** An automatic part of the flow: it changes the state and names the next step. */
export interface AutomaticStep<S, E extends GameEvent = GameEvent> {
  readonly name: string
  /** A turn continues through an automatic step of its own part, and ends before any other. */
  readonly part: PartOf<S>
  run(state: S, emit: Emit<E> | undefined): void
}

/** Emitted when chance decided something, so that a journal can replay without the seed. */
export interface ChanceEvent {
  readonly type: 'chance'
  readonly outcome: string
}
