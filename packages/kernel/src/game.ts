// The one interface everything else knows a game by: a game is its rules plus a list of decisions.
import type { ComponentTable } from './components.ts'
import type { Part, StepFacts } from './part.ts'
import type { RandomState } from './random.ts'

export type Seat = 0 | 1 | 2 | 3
export const SEATS: readonly Seat[] = [0, 1, 2, 3]

/** One atomic decision. Moves are interned constants: the same text is always the same object. */
export interface Move {
  readonly kind: string
  /** The move's notation: what game files, the wire and the log hold. */
  readonly text: string
}

/** Who decides and what about. Chance decides where a game draws something unknown to everyone. */
export interface Decision {
  readonly seat: Seat | 'chance'
  readonly step: string
  /** The rulebook section that asks for this decision. */
  readonly rule: string
  readonly part: Part
  /** True where a player's turn begins. */
  readonly begins: boolean
}

export type Figures = Readonly<Record<string, number | string>>

/** Why a move is not allowed: a value, never a sentence; the words belong to the client. */
export interface Refusal {
  readonly rule: string
  readonly code: string
  readonly figures: Figures
}

/** A fact about what happened. Log, animation, statistics and tests all read the same facts. */
export interface GameEvent {
  readonly type: string
}

export type Emit<E extends GameEvent = GameEvent> = (event: E) => void

export interface Standing {
  readonly seat: Seat
  /** 1 is best; equal ranks share the place; undefined: not ranked at all. */
  readonly rank: number | undefined
  readonly score: number
  readonly tieBreak: number
}

/** What every game state carries for the step machine; the rest is the game's own. */
export interface MachineState<M extends Move> {
  /** Name of the pending step; 'over' when the game has ended. */
  step: string
  seat: Seat
  /** The source of chance, or null where nobody here may know it (views, files without their seed). */
  random: RandomState | null
  /** The legal moves of the pending decision. Derived, kept so that forced steps and callers share one computation. */
  legal: readonly M[]
}

export interface Game<S extends MachineState<M>, M extends Move, O, V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  /** Raised when a rule fix changes play; a journal keeps the revision it began with. */
  readonly revision: number
  readonly players: { readonly min: number; readonly max: number }
  /** Throws BadInput naming the field. */
  parseOptions(input: unknown): O
  /** How many seats a game with these options has. */
  seats(options: O): number
  /** Every figure of the game with its provenance, overrides of the options applied. */
  components(options: O): ComponentTable
  /** A null random stops at each draw and waits to be told what chance revealed. */
  setup(options: O, random: RandomState | null, emit?: Emit<E>): S
  /** Every kind of decision the game may ask for. */
  readonly steps: readonly StepFacts[]
  pending(state: S): Decision | undefined
  /** Every legal move of the pending decision: finite, never empty before the game is over. */
  moves(state: S): readonly M[]
  /** How likely a move of a chance decision is, relative to the others; 1 elsewhere. */
  weight(state: S, move: M): number
  /** Every move the game knows; the notation of each is its own. */
  readonly vocabulary: readonly M[]
  parseMove(text: string): M | undefined
  /** Why the move is not allowed now: from the same code that decides legality. */
  refusal(state: S, move: M): Refusal | undefined
  /** In place; the caller owns the copy and has checked that the move is legal. */
  play(state: S, move: M, emit?: Emit<E>): void
  /** Two positions belong to the same turn exactly when this text is the same. */
  turnOf(state: S): string
  /**
   * Plays a move and what follows within its turn, and stops before the flow leaves the turn. True: the seat decides again.
   * False: the turn is over, the state stands as the turn left it and is only to be looked at.
   */
  playInTurn(state: S, move: M, emit?: Emit<E>): boolean
  copy(state: S): S
  /** What a seat (or, without one, a spectator) may know: another type, from which hidden things are gone. */
  view(state: S, viewer: Seat | 'spectator'): V
  /** A full state consistent with the view: for drafts, forecasts and bots. */
  determinize(view: V, random: RandomState | null): S
  /** The position as plain JSON values, without what can be derived; load is its inverse. */
  save(state: S): unknown
  load(saved: unknown): S
  standings(state: S): readonly Standing[]
  /** Names what is wrong with a position that no sequence of moves should reach; empty when sound. */
  faults(state: S): readonly string[]
}

/** Some game, for callers that handle any (journal, command line, server): they pass states and moves through, never look inside. */
export type AnyGame = Game<MachineState<Move>, Move, unknown, unknown, GameEvent>
