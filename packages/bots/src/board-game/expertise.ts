// The board game's expertise for the bots.
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
import { at } from '../at.ts'
import type { Expertise } from '../expertise.ts'
import { type Context, contextWith } from './context.ts'
import { boardGameFeatures } from './features.ts'
import { projectOutlooks, projectWorths } from './projection.ts'
import { calm } from './turns/off-turn.ts'
import { replyTo, turnsFrom, turnsInSteps } from './turns/turns.ts'
import { utilityOf } from './turns/variation.ts'
import type { Weights } from './weights.ts'

const GOODS_OF_A_DECADE = 4
/**
 * Pounds of doubt about a lead: some for the last production, increasingly more for those before. Fitted by `npm run
 * trials -- --only certainty`.
 */
const DOUBT_OF_THE_LAST = 4
const DOUBT_OF_EARLIER = 1.5

/** For Spinning Jenny. `looksAtPrices`: a thorough list tries every other price for its best turns. */
export function boardGameExpertise(weights: Weights, looksAtPrices = false): Expertise<State, Move, Options, View> {
  return expertiseOf(spinningJenny, weights, weights, false, looksAtPrices)
}

/** Separate weights for two players: there, a rival's loss counts in full. */
export function waterFrameExpertise(
  weights: Weights,
  byTwo: Weights = weights,
  plansHarbour = false,
  looksAtPrices = false,
): Expertise<State, Move, WaterFrameOptions, View> {
  return expertiseOf(waterFrame, weights, byTwo, plansHarbour, looksAtPrices)
}

function expertiseOf<O>(
  game: Game<State, Move, O, View, BoardEvent>,
  weights: Weights,
  byTwo = weights,
  plansHarbour = false,
  looksAtPrices = false,
): Expertise<State, Move, O, View> {
  const many = contextWith(weights, plansHarbour, looksAtPrices)
  const two = contextWith(byTwo, plansHarbour, looksAtPrices)
  const contextFor = (seats: number): Context => (seats === 2 ? two : many)
  const contextOf = ({ players }: State): Context => contextFor(players.length)
  // Planning the harbour makes a reply almost twice as slow, so replies do not plan it.
  const hasty = plansHarbour ? [contextWith(weights), contextWith(byTwo)] : [many, two]
  return {
    game,
    seats: state => state.players.length,
    project: (state, worths) => projectWorths(contextOf(state), calm(state), worths),
    outlooks: state => projectOutlooks(contextOf(state), calm(state)).map(outlook => ({ ...outlook })),
    doubt: state => {
      const left = (state.rules.decades + 1 - state.decade) * GOODS_OF_A_DECADE - state.cycle
      return left <= 0 || state.step === 'over' ? 0 : DOUBT_OF_THE_LAST + DOUBT_OF_EARLIER * left * left
    },
    utility: (worths, seats, seat) => utilityOf(worths, seats, seat, contextFor(seats).weights),
    turns: (state, breadth) => turnsFrom(contextOf(state), state, breadth),
    turnsInSteps: state => turnsInSteps(contextOf(state), state),
    reply: (state, random) => replyTo(at(hasty, state.players.length === 2 ? 1 : 0), state, random),
    features: boardGameFeatures(game.id === 'water-frame', contextOf),
    productions: state => state.decade * GOODS_OF_A_DECADE + state.cycle + (isDecadeSold(state) ? 1 : 0),
  }
}

function isDecadeSold(state: State): boolean {
  if (state.cycle !== 3) return false
  const decision = gameOf(state).pending(state)
  return decision !== undefined && isEndOfRound(decision.part)
}
