// What the board game brings to its bots.
import {
  type BoardEvent,
  gameOf,
  isEndOfRound,
  type Move,
  type Options,
  type State,
  spinningJenny,
  type View,
  type WaterFrameOptions,
  waterFrame,
} from '@arkwright/board-game'
import type { Game } from '@arkwright/kernel'
import type { Expertise } from '../expertise.ts'
import { project, projectWorths } from './projection.ts'
import { utilityOf } from './turns/line.ts'
import { calm } from './turns/off-turn.ts'
import { replyTo, turnsFrom, turnsInSteps } from './turns/turns.ts'
import type { Weights } from './weights.ts'

const GOODS_OF_A_DECADE = 4
/** Pounds of doubt about a lead: some for the last production, more and more for those before. Fitted by `npm run trials -- --only certainty`. */
const DOUBT_OF_THE_LAST = 4
const DOUBT_OF_EARLIER = 1.5

/** For Spinning Jenny. */
export function boardGameExpertise(weights: Weights): Expertise<State, Move, Options, View> {
  return expertiseOf(spinningJenny, weights)
}

/** A game of two may have weights of its own: what a rival loses counts in full there. */
export function waterFrameExpertise(
  weights: Weights,
  byTwo: Weights = weights,
): Expertise<State, Move, WaterFrameOptions, View> {
  return expertiseOf(waterFrame, weights, byTwo)
}

function expertiseOf<O>(
  game: Game<State, Move, O, View, BoardEvent>,
  weights: Weights,
  byTwo = weights,
): Expertise<State, Move, O, View> {
  const weightsFor = (seats: number): Weights => (seats === 2 ? byTwo : weights)
  const weightsOf = ({ players }: State): Weights => weightsFor(players.length)
  return {
    game,
    seats: state => state.players.length,
    project: (state, worths) => projectWorths(calm(state), weightsOf(state), worths),
    outlooks: state => project(calm(state), weightsOf(state)).map(outlook => ({ ...outlook })),
    doubt: state => {
      const left = (state.rules.decades + 1 - state.decade) * GOODS_OF_A_DECADE - state.cycle
      return left <= 0 || state.step === 'over' ? 0 : DOUBT_OF_THE_LAST + DOUBT_OF_EARLIER * left * left
    },
    utility: (worths, seats, seat) => utilityOf(worths, seats, seat, weightsFor(seats)),
    turns: (state, breadth) => turnsFrom(state, breadth, weightsOf(state)),
    turnsInSteps: state => turnsInSteps(state, weightsOf(state)),
    reply: (state, random) => replyTo(state, weightsOf(state), random),
    productions: state => state.decade * GOODS_OF_A_DECADE + state.cycle + (isDecadeSold(state) ? 1 : 0),
  }
}

function isDecadeSold(state: State): boolean {
  if (state.cycle !== 3) return false
  const decision = gameOf(state).pending(state)
  return decision !== undefined && isEndOfRound(decision.part)
}
