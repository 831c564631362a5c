// What the analysis of a game finds: plain values that can be kept with the game.
import type { Seat } from '@arkwright/kernel'

/** What a seat could expect, over the simulations of the turn that was played. */
export interface Expectation {
  /** Fortune at the end, in pounds: the mean, and what nine of ten simulations were above and below. */
  readonly score: number
  readonly low: number
  readonly high: number
  readonly winChance: number
}

export interface Estimate {
  /** After so many moves: where the turn began. The last one is the end of the game. */
  readonly at: number
  /** Who was to move; undefined at the end. */
  readonly seat: Seat | undefined
  readonly seats: readonly Expectation[]
}

/** A turn for which a clearly better one was found, and found again with four times the simulations. */
export interface CostlyTurn {
  readonly at: number
  readonly seat: Seat
  readonly played: readonly string[]
  readonly better: readonly string[]
  /** What the better one gains against the strongest rivals, in pounds, and how far that may be wrong. */
  readonly gap: number
  readonly error: number
  /** What it gains for the seat alone: pounds at the end, and chance to win. */
  readonly pounds: number
  readonly winChance: number
}

/** Why a seat's reckoned fortune moved, in pounds. The parts add up to what it gained over the game. */
export interface Parting {
  /** What chance brought more or less than it does on average. */
  readonly luck: number
  /** By the seat's own decisions. */
  readonly own: number
  /** By everyone else's, and by the reckoning's own surprises. */
  readonly others: number
}

export interface GameAnalysis {
  /** How many moves the game had: with more of them the analysis is of another game. */
  readonly moves: number
  readonly samples: number
  /** How many turns of how many have been looked at. */
  readonly done: number
  readonly turns: number
  readonly estimates: readonly Estimate[]
  /** In the order of play. */
  readonly costly: readonly CostlyTurn[]
  /** By seat; absent where chance decides nothing. */
  readonly partings?: readonly Parting[]
}
