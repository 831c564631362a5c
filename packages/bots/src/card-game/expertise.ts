// The card game's expertise for the bots.
import { type CardGameEvent, cardGame, type Move, type Options, type State, type View } from '@arkwright/card-game'
import type { ChanceEvent, Game } from '@arkwright/kernel'
import type { Expertise } from '../expertise.ts'
import { contextWith } from './context.ts'
import { cardGameFeatures } from './features.ts'
import { projectOutlooks, projectWorths } from './projection.ts'
import { productionsAhead, productionsBehind } from './timing.ts'
import { turnsFrom, turnsInSteps } from './turns/turns.ts'
import { utilityOf } from './utility.ts'
import type { Weights } from './weights.ts'

/**
 * Pounds of doubt about a lead before the last production, and for each one before it. Fitted to medium's games with two
 * to four players: docs/measurements/2026-11-17-characters.md.
 */
const DOUBT_OF_THE_LAST = 32
const DOUBT_OF_EARLIER = 22

/** `looksAgain`: a thorough list joins the best developments with every line and price. */
export function cardGameExpertise(weights: Weights, looksAgain = false): Expertise<State, Move, Options, View> {
  const game: Game<State, Move, Options, View, CardGameEvent | ChanceEvent> = cardGame
  const context = contextWith(weights, looksAgain)
  return {
    game,
    seats: state => state.players.length,
    project: (state, worths) => projectWorths(context, state, worths),
    outlooks: state => projectOutlooks(context, state).map(outlook => ({ ...outlook })),
    doubt: state => {
      const left = productionsAhead(state)
      return left === 0 ? 0 : DOUBT_OF_THE_LAST + DOUBT_OF_EARLIER * (left - 1)
    },
    utility: (worths, seats, seat) => utilityOf(worths, seats, seat, weights),
    turns: (state, breadth) => turnsFrom(context, state, breadth),
    turnsInSteps: state => turnsInSteps(context, state),
    features: cardGameFeatures(context),
    productions: productionsBehind,
  }
}
