// What each game supplies for its bots: a projection and its sensible whole turns. All games share the rest.
import type { Game, GameEvent, MachineState, Move, RandomState, Seat } from '@arkwright/kernel'
import type { BotName, Style } from './levels.ts'
import type { Steps } from './steps.ts'

/** A whole turn: atomic moves, and the position after them. */
export interface Turn<S, M> {
  readonly moves: readonly M[]
  readonly state: S
  /** The seat's utility of that position, where it is already computed. */
  readonly value?: number
}

/** The seat's utility of a position. */
export type Judge<S> = (state: S, seat: Seat) => number

/** What a bot's character adds to the worth of a turn, in pounds. */
export type Leaning<S, M> = (before: S, turn: Turn<S, M>, seat: Seat) => number

/** The characters of a game. */
export interface Leanings<S = MachineState<Move>, M = Move> {
  /** What the style adds to a turn at this level: a `Leaning`. */
  of(style: Style, level: BotName, before: S, turn: Turn<S, M>, seat: Seat): number
  /** Styles for which easy considers as many turns as medium: its own few leave them nothing to choose from. */
  readonly broadAtEasy: readonly Style[]
  /** In what characters differ, as the position shows it. */
  traits(state: S, seat: Seat): Traits
}

export interface Traits {
  /** The mean price of the seat's factories. */
  readonly price: number
  /** By how much it is below the highest price they could have, on the average. */
  readonly discount: number
  readonly machines: number
  readonly ships: number
}

/** How many turns to consider: few and fast for roll-outs, many for a decision. */
export type Breadth = 'brisk' | 'thorough'

/** The inputs of a learned evaluation. */
export interface Features<S> {
  readonly version: number
  count(seats: number): number
  /**
   * Writes all figures from the perspective of each of these seats, each into its own list. The first figure is the
   * projected margin over the best rival; at the end it is exact.
   */
  fill(state: S, seats: readonly Seat[], values: readonly Float64Array[]): void
}

export interface Expertise<S extends MachineState<M>, M extends Move, O, V> {
  readonly game: Game<S, M, O, V, GameEvent>
  seats(state: S): number
  /** Writes the position's worth to each seat into `worths`, if the rest were played simply. */
  project(state: S, worths: number[]): void
  /** The breakdown of these worths, by seat: the reasons shown in hints. */
  outlooks?(state: S): readonly Readonly<Record<string, number>>[]
  /** The lead in pounds that wins e times as often as it loses; 0: every lead wins. */
  doubt(state: S): number
  /** The seat's utility of these worths. */
  utility(worths: readonly number[], seats: number, seat: Seat): number
  /** Sensible turns of the deciding seat; never empty. Does not change the given state. */
  turns(state: S, breadth: Breadth): Turn<S, M>[]
  /** The thorough ones, computed in small steps. */
  turnsInSteps(state: S): Steps<Turn<S, M>[]>
  /**
   * A likely turn of the seat, found as fast as possible, for roll-outs. If absent, one of the brisk turns is drawn.
   */
  reply?(state: S, random: RandomState): readonly M[]
  /** Without features the game has no learned evaluation. */
  readonly features?: Features<S>
  /** Productions already over; roll-outs count them. */
  productions(state: S): number
}

/** The expertise of any game, for callers that handle all games. */
export type AnyExpertise = Expertise<MachineState<Move>, Move, unknown, unknown>
