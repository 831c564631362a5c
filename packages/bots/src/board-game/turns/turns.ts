// Sensible whole turns, built step by step from the pending decision to the end of the turn.
import { gameOf, type Move, type State } from '@arkwright/board-game'
import { type RandomState, withoutChance } from '@arkwright/kernel'
import { at } from '../../at.ts'
import type { Breadth, Turn } from '../../expertise.ts'
import { finish, type Steps } from '../../steps.ts'
import type { Context } from '../context.ts'
import { distribution, quality } from './appeal.ts'
import { buyShares, repayLoans, sellGoods, sellShares, takeSpecialMarker } from './exchange.ts'
import { factory } from './factory.ts'
import { contracts, eachOfThem, productionAction, ship } from './harbour.ts'
import { after, best, type Line, legal, lineOf, ranked, rankedInSteps, startThinking, type Thinking } from './line.ts'
import { isOffTurn, isTurnOver } from './off-turn.ts'
import { administrativeCost, placeMarker, somePlaces } from './place.ts'
import { plainAnswer } from './plain-answers.ts'
import { adjustPrices, priceOfNewFactory } from './prices.ts'
import { machinery, workers } from './rows.ts'

type Think = (thinking: Thinking, line: Line) => readonly Line[]

/** The steps of a turn. */
const STEPS: { readonly [step in State['step']]?: Think } = {
  'place marker': placeMarker,
  'administrative cost': administrativeCost,
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
  contracts,
  ship,
  'production action': productionAction,
  'adjust prices': adjustPrices,
  'take special marker': takeSpecialMarker,
}

const MOST_TURNS = 80

/** Best first, each with its value. */
export function turnsFrom(context: Context, state: State, breadth: Breadth): Turn<State, Move>[] {
  if (breadth === 'thorough') return finish(turnsInSteps(context, state))
  const start = lineOf(withoutChance(gameOf(state), state), [])
  if (isOffTurn(state)) return [turnOf(after(start, plainAnswer(start.state)))]
  const thinking = startThinking(context, start.state, breadth)
  const lines = state.decade === 0 ? eachMove(start) : complete(thinking, start)
  return ranked(thinking, lines).slice(0, MOST_TURNS).map(turnOf)
}

/** The thorough ones, a few lines for each step. */
export function* turnsInSteps(context: Context, state: State): Steps<Turn<State, Move>[]> {
  const start = lineOf(withoutChance(gameOf(state), state), [])
  const thinking = startThinking(context, start.state, 'thorough')
  const lines = state.decade === 0 || isOffTurn(state) ? eachMove(start) : yield* completeInSteps(thinking, start)
  return (yield* rankedInSteps(thinking, lines)).slice(0, MOST_TURNS).map(turnOf)
}

function turnOf({ state, moves, value }: Line): Turn<State, Move> {
  return value === undefined ? { state, moves } : { state, moves, value }
}

/**
 * Considering a random half of the actions and taking the best of them picks the best of all half of the time, and the
 * second best three times out of ten. Replies are likely, not certain, and considering fewer is faster.
 */
export function replyTo(context: Context, state: State, random: RandomState): readonly Move[] {
  if (isOffTurn(state)) return [plainAnswer(state)]
  const start = lineOf(withoutChance(gameOf(state), state), [])
  const thinking = startThinking(context, start.state, 'hasty')
  const lines =
    state.step === 'place marker'
      ? somePlaces(start, random).flatMap(line => complete(thinking, line))
      : state.decade === 0
        ? eachMove(start)
        : complete(thinking, start)
  return at(best(thinking, lines, 1), 0).moves
}

function eachMove(line: Line): Line[] {
  const lines = legal(line).map(move => after(line, move))
  // A new factory needs its price before it can be judged.
  return line.state.step === 'foundation' ? lines.flatMap(eachMove) : lines
}

/**
 * The best line is explored fully, the others are completed briskly: turns that differ in one respect are worth
 * comparing.
 */
function* completeInSteps(thinking: Thinking, line: Line): Steps<readonly Line[]> {
  if (line.moves.length > 0 && isTurnOver(thinking.seat, line.state)) return [line]
  const { step } = line.state
  const brisk: Thinking = { ...thinking, breadth: 'brisk' }
  const lines: Line[] = []
  for (const [place, next] of waysOn(thinking, line).entries()) {
    yield
    const isWide = place === 0 || step === 'place marker' || step === 'administrative cost'
    lines.push(...(isWide ? yield* completeInSteps(thinking, next) : complete(brisk, next)))
  }
  return lines
}

function complete(thinking: Thinking, line: Line): readonly Line[] {
  if (line.moves.length > 0 && isTurnOver(thinking.seat, line.state)) return [line]
  return waysOn(thinking, line).flatMap(next => complete(thinking, next))
}

function waysOn(thinking: Thinking, line: Line): readonly Line[] {
  return (STEPS[line.state.step] ?? eachOfThem)(thinking, line)
}
