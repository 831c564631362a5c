// The interface of every game: a game is its rules plus a list of decisions.
import type { BoxPlan } from './box.ts'
import type { ComponentTable } from './components.ts'
import type { FairSeats, Unmeasured } from './fair-seats.ts'
import type { Part, StepFacts } from './part.ts'
import type { RandomState } from './random.ts'

export type Seat = 0 | 1 | 2 | 3
export const SEATS: readonly Seat[] = [0, 1, 2, 3]

/** One atomic decision. Moves are interned constants: the same text is always the same object. */
export interface Move {
  readonly kind: string
  /** The move's notation, used in game files, on the wire and in the log. */
  readonly text: string
}

/** Who decides, and about what. Chance decides where a game draws something no player knows. */
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

/** A fact about an event. Log, animation, statistics and tests all read the same facts. */
export interface GameEvent {
  readonly type: string
}

export type Emit<E extends GameEvent = GameEvent> = (event: E) => void

export interface Standing {
  readonly seat: Seat
  /** 1 is best; equal ranks share the place; undefined: not ranked. */
  readonly rank: number | undefined
  readonly score: number
  readonly tieBreak: number
}

/** The fields of every game state that the step machine uses; the rest belongs to the game. */
export interface MachineState<M extends Move> {
  /** Name of the pending step; 'over' when the game has ended. */
  step: string
  seat: Seat
  /** The source of chance, or null where it must not be known (views, files without their seed). */
  random: RandomState | null
  /**
   * The legal moves of the pending decision. Derived, and stored so that forced steps and callers share one
   * computation.
   */
  legal: readonly M[]
}

export interface Game<S extends MachineState<M>, M extends Move, O, V = unknown, E extends GameEvent = GameEvent> {
  readonly id: string
  /** Raise it when a rule fix changes play; a journal keeps the revision it began with. */
  readonly revision: number
  readonly players: { readonly min: number; readonly max: number }
  /** Throws BadInput with the name of the field. */
  parseOptions(input: unknown): O
  /** The number of seats with these options. */
  seats(options: O): number
  /** Every figure of the game with its provenance, with the overrides of the options applied. */
  components(options: O): ComponentTable
  /** How an owner of the printed game checks the figures. */
  readonly box: BoxPlan
  /** The handicap that was measured for such a table, or why there is none. */
  fairSeats(options: O): FairSeats | Unmeasured
  /** With null as random, the game stops at each draw and waits for the outcome. */
  setup(options: O, random: RandomState | null, emit?: Emit<E>): S
  /** Every kind of decision the game may ask for. */
  readonly steps: readonly StepFacts[]
  pending(state: S): Decision | undefined
  /** Every legal move of the pending decision: finite, and never empty before the game is over. */
  moves(state: S): readonly M[]
  /** How likely a move of a chance decision is, relative to the others; 1 elsewhere. */
  weight(state: S, move: M): number
  /** Every move of the game; each has a unique notation. */
  readonly vocabulary: readonly M[]
  parseMove(text: string): M | undefined
  /** Why the move is not allowed now. Uses the same code as the legality check. */
  refusal(state: S, move: M): Refusal | undefined
  /** Plays in place. The caller owns the copy and has checked that the move is legal. */
  play(state: S, move: M, emit?: Emit<E>): void
  /** Two positions belong to the same turn exactly when this text is the same. */
  turnOf(state: S): string
  /**
   * Plays a move and what follows within its turn, and stops before the flow leaves the turn. True: the seat decides
   * again. False: the turn is over; the state is as the turn left it and is only for reading.
   */
  playInTurn(state: S, move: M, emit?: Emit<E>): boolean
  copy(state: S): S
  /** What a seat (or, without one, a spectator) may know: a separate type without the hidden parts. */
  view(state: S, viewer: Seat | 'spectator'): V
  /** A full state consistent with the view: for drafts, forecasts and bots. */
  determinize(view: V, random: RandomState | null): S
  /** The position as plain JSON values, without derived parts; load is its inverse. */
  save(state: S): unknown
  load(saved: unknown): S
  standings(state: S): readonly Standing[]
  /** Describes what is wrong with a position that no sequence of moves should reach; empty when it is sound. */
  faults(state: S): readonly string[]
}

/**
 * Any game, for callers that handle all games (journal, command line, server). They pass states and moves through and
 * never read them.
 */
export type AnyGame = Game<MachineState<Move>, Move, unknown, unknown, GameEvent>
