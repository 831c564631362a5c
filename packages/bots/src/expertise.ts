// What a game brings to its bots: a projection and its sensible whole turns. Everything else is shared by all games.
import type { Game, GameEvent, MachineState, Move, RandomState, Seat } from '@arkwright/kernel'
import type { Steps } from './steps.ts'

/** A whole turn: atomic moves, and the position after them. */
export interface Turn<S, M> {
  readonly moves: readonly M[]
  readonly state: S
  /** What the seat wants from that position, where thinking of the turn has told already. */
  readonly value?: number
}

/** What the seat wants from a position. */
export type Judge<S> = (state: S, seat: Seat) => number

/** How many turns to think of: few and quickly for roll-outs, many for a decision. */
export type Breadth = 'brisk' | 'thorough'

/** What a learned evaluation reads off a position. */
export interface Features<S> {
  readonly version: number
  count(seats: number): number
  /** Writes all figures as the seat sees them. The first is its margin over the best rival, as the projection expects it; at the end it is exact. */
  fill(state: S, seat: Seat, values: Float64Array): void
}

export interface Expertise<S extends MachineState<M>, M extends Move, O, V> {
  readonly game: Game<S, M, O, V, GameEvent>
  seats(state: S): number
  /** What the position is worth to each seat if the rest were played plainly, written into `worths`. */
  project(state: S, worths: number[]): void
  /** The figures behind these worths, by seat: the reasons that hints give. */
  outlooks?(state: S): readonly Readonly<Record<string, number>>[]
  /** How many pounds a lead must have here to win e times as often as it loses; 0 or absent: every lead wins. */
  doubt?(state: S): number
  /** What the seat wants from such worths. */
  utility(worths: readonly number[], seats: number, seat: Seat): number
  /** Sensible turns of the seat that decides; never empty. Never changes the given state. */
  turns(state: S, breadth: Breadth): Turn<S, M>[]
  /** The thorough ones, thought of in small steps. */
  turnsInSteps(state: S): Steps<Turn<S, M>[]>
  /** A turn that the seat is likely to take, thought of as quickly as can be: for roll-outs. Without it one of the brisk turns is drawn. */
  reply?(state: S, random: RandomState): readonly M[]
  /** Without them the game has no learned evaluation. */
  readonly features?: Features<S>
  /** How many productions lie behind: what a roll-out counts. */
  productions(state: S): number
}

/** Some game's expertise, for callers that handle any. */
export type AnyExpertise = Expertise<MachineState<Move>, Move, unknown, unknown>
