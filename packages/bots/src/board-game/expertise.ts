// What the board game brings to its bots.
import { type BoardEvent, type Move, type Options, type State, spinningJenny, type View } from '@arkwright/board-game'
import type { Game } from '@arkwright/kernel'
import type { Expertise } from '../expertise.ts'
import { projectWorths } from './projection.ts'
import { utilityOf } from './turns/line.ts'
import { turnsFrom } from './turns/turns.ts'
import type { Weights } from './weights.ts'

const GOODS_OF_A_DECADE = 4

export function boardGameExpertise(weights: Weights): Expertise<State, Move, Options, View> {
  const game: Game<State, Move, Options, View, BoardEvent> = spinningJenny
  return {
    game,
    seats: state => state.players.length,
    project: (state, worths) => projectWorths(state, weights, worths),
    utility: (worths, seats, seat) => utilityOf(worths, seats, seat, weights),
    turns: (state, breadth) => turnsFrom(state, breadth, weights),
    isTurn: step => step === 'place marker',
    productions: state => state.decade * GOODS_OF_A_DECADE + state.cycle + (state.step === 'name start player' ? 1 : 0),
  }
}
