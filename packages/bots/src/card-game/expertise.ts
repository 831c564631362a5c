// What the card game brings to its bots.
import { type CardGameEvent, cardGame, type Move, type Options, type State, type View } from '@arkwright/card-game'
import type { ChanceEvent, Game } from '@arkwright/kernel'
import type { Expertise } from '../expertise.ts'
import { project, projectWorths } from './projection.ts'
import { productionsBehind } from './timing.ts'
import { turnsFrom, turnsInSteps } from './turns/turns.ts'
import { utilityOf } from './utility.ts'
import type { Weights } from './weights.ts'

export function cardGameExpertise(weights: Weights): Expertise<State, Move, Options, View> {
  const game: Game<State, Move, Options, View, CardGameEvent | ChanceEvent> = cardGame
  return {
    game,
    seats: state => state.players.length,
    project: (state, worths) => projectWorths(state, weights, worths),
    outlooks: state => project(state, weights).map(outlook => ({ ...outlook })),
    utility: (worths, seats, seat) => utilityOf(worths, seats, seat, weights),
    turns: (state, breadth) => turnsFrom(state, breadth, weights),
    turnsInSteps: state => turnsInSteps(state, weights),
    productions: productionsBehind,
  }
}
