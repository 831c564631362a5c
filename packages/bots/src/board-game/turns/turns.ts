// Sensible whole turns: step by step from the pending decision to the end of the turn.
import type { Move, State } from '@arkwright/board-game'
import type { Breadth, Turn } from '../../expertise.ts'
import type { Weights } from '../weights.ts'
import { buyShares, repayLoans, sellGoods, sellShares, takeSpecialMarker } from './exchange.ts'
import { factory } from './factory.ts'
import { after, best, type Line, legal, startThinking, type Thinking } from './line.ts'
import { placeMarker } from './place.ts'
import { adjustPrices, priceOfNewFactory } from './prices.ts'
import { distribution, machinery, quality, workers } from './rows.ts'

type Think = (thinking: Thinking, line: Line) => Line[]

/** The steps of a turn; every other decision is answered by trying each move. */
const STEPS: { readonly [step in State['step']]?: Think } = {
  'place marker': placeMarker,
  factory,
  'price of a new factory': priceOfNewFactory,
  workers,
  machinery,
  quality,
  distribution,
  'sell goods': sellGoods,
  'sell shares': sellShares,
  'repay loans': repayLoans,
  'buy shares': buyShares,
  'adjust prices': adjustPrices,
  'take special marker': takeSpecialMarker,
}

const MOST_TURNS = 80

export function turnsFrom(state: State, breadth: Breadth, weights: Weights): Turn<State, Move>[] {
  const thinking = startThinking(state, breadth, weights)
  const start: Line = { state, moves: [] }
  const lines = STEPS[state.step] === undefined ? eachMove(start) : complete(thinking, start)
  return best(thinking, lines, MOST_TURNS)
}

function eachMove(line: Line): Line[] {
  const lines = legal(line).map(move => after(line, move))
  // A founded factory needs its price before it can be judged.
  return line.state.step === 'foundation' ? lines.flatMap(eachMove) : lines
}

function complete(thinking: Thinking, line: Line): Line[] {
  const { state, moves } = line
  const think = STEPS[state.step]
  const isOver =
    think === undefined || state.seat !== thinking.seat || (moves.length > 0 && state.step === 'place marker')
  return isOver ? [line] : think(thinking, line).flatMap(next => complete(thinking, next))
}
