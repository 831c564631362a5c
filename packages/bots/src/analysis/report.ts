// The findings of an analysis, as plain values that can be stored with the game.
import type { Seat } from '@arkwright/kernel'

/** What a seat could expect, averaged over the simulations of the played turn. */
export interface Expectation {
  /** Fortune at the end, in pounds: the mean, and the bounds that nine of ten simulations stay above and below. */
  readonly score: number
  readonly low: number
  readonly high: number
  readonly winChance: number
}

export interface Estimate {
  /** Number of moves before the turn began. The last estimate is the end of the game. */
  readonly at: number
  /** The seat to move; undefined at the end. */
  readonly seat: Seat | undefined
  readonly seats: readonly Expectation[]
}

/** A turn with a clearly better alternative, confirmed with four times the simulations. */
export interface CostlyTurn {
  readonly at: number
  readonly seat: Seat
  readonly played: readonly string[]
  readonly better: readonly string[]
  /** What the better turn gains against the strongest rivals, in pounds, and its error. */
  readonly gap: number
  readonly error: number
  /** What the better turn gains for the seat alone: pounds at the end, and chance to win. */
  readonly pounds: number
  readonly winChance: number
}

/** Why a seat's estimated fortune changed, in pounds. The parts add up to the gain over the game. */
export interface Parting {
  /** What chance brought above or below the average. */
  readonly luck: number
  /** From the seat's own decisions. */
  readonly own: number
  /** From the decisions of others, and from errors of the estimate. */
  readonly others: number
}

export interface GameAnalysis {
  /** Moves in the game when it was analysed. A longer game needs another analysis. */
  readonly moves: number
  readonly samples: number
  /** Turns analysed so far, and turns in all. */
  readonly done: number
  readonly turns: number
  readonly estimates: readonly Estimate[]
  /** In the order of play. */
  readonly costly: readonly CostlyTurn[]
  /** By seat; absent where chance decides nothing. */
  readonly partings?: readonly Parting[]
}
