// The shape of a game's steps: what one decision, and one automatic part of the flow, says about itself.
import type { Emit, Figures, GameEvent, Move } from './game.ts'
import type { PartOf } from './part.ts'

/** A named ground for refusing a move. A constant; its figures are worked out only when somebody asks. */
export interface Reason<S, M, Code extends string = string> {
  readonly rule: string
  readonly code: Code
  readonly figures?: ((state: S, move: M) => Figures) | undefined
}

/** One kind of decision: what could be tried, why not, and what it does. */
export interface Step<S, M extends Move, E extends GameEvent = GameEvent> {
  readonly name: string
  readonly rule: string
  readonly part: PartOf<S>
  /** True where a player's turn begins. */
  readonly begins?: boolean | undefined
  /** The kinds of move this step understands; any other is refused as not asked for now. */
  readonly kinds: readonly M['kind'][]
  /**
   * True where the candidates are just the legal moves: then they are not judged once more, which matters in long lists.
   * The playouts hold a step to this: candidates and refuse must agree on every move the game knows.
   */
  readonly exact?: boolean | undefined
  /** Calls `offer` with every move that may be legal. Must include all legal ones; refuse() judges each. */
  candidates(state: S, offer: (move: M) => void): void
  /** Legality is the absence of a reason. */
  refuse(state: S, move: M): Reason<S, M> | undefined
  play(state: S, move: M, emit: Emit<E> | undefined): void
  /** Present on chance steps only: how many ways lead to this outcome. */
  readonly weight?: ((state: S, move: M) => number) | undefined
}

/** A part of the flow nobody decides about: it changes the state and names the step that follows. */
export interface AutomaticStep<S, E extends GameEvent = GameEvent> {
  readonly name: string
  /** A turn goes on through an automatic step of its own part, and ends before any other. */
  readonly part: PartOf<S>
  run(state: S, emit: Emit<E> | undefined): void
}

/** Emitted when chance decided something, so that a journal can replay without the seed. */
export interface ChanceEvent {
  readonly type: 'chance'
  readonly outcome: string
}
