// Sensible whole turns, built step by step from the pending decision to the end of the turn.
import { gameOf, type Move, type State } from '@arkwright/board-game'
import { type RandomState, withoutChance } from '@arkwright/kernel'
import { at } from '../../at.ts'
import type { Breadth, Turn } from '../../expertise.ts'
import { finish, type Steps } from '../../steps.ts'
import type { Context } from '../context.ts'
import { distribution, quality } from './appeal.ts'
import { buyShares, repayLoans, sellGoods, sellShares, settled, takeSpecialMarker } from './exchange.ts'
import { factory } from './factory.ts'
import { contracts, eachOfThem, productionAction, ship } from './harbour.ts'
import { withOtherTakings } from './last-choice.ts'
import { isOffTurn, isTurnOver } from './off-turn.ts'
import { withOtherPrices } from './other-prices.ts'
import { administrativeCost, placeMarker, somePlaces } from './place.ts'
import { plainAnswer } from './plain-answers.ts'
import { adjustPrices, priceOfNewFactory } from './prices.ts'
import { machinery, workers } from './rows.ts'
import {
  after,
  best,
  legal,
  ranked,
  rankedInSteps,
  startThinking,
  type Thinking,
  type Variation,
  variationOf,
} from './variation.ts'

type Think = (thinking: Thinking, variation: Variation) => readonly Variation[]

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
  const start = variationOf(withoutChance(gameOf(state), state), [])
  if (isOffTurn(state)) return [turnOf(after(start, plainAnswer(start.state)))]
  const thinking = startThinking(context, start.state, breadth)
  const variations = state.decade === 0 ? eachMove(start) : complete(thinking, start)
  return ranked(thinking, variations).slice(0, MOST_TURNS).map(turnOf)
}

/** The thorough ones, a few variations for each step. */
export function* turnsInSteps(context: Context, state: State): Steps<Turn<State, Move>[]> {
  const start = variationOf(withoutChance(gameOf(state), state), [])
  const thinking = startThinking(context, start.state, 'thorough')
  const variations = state.decade === 0 || isOffTurn(state) ? eachMove(start) : yield* completeInSteps(thinking, start)
  const all = lookedAtAgain(thinking, start, variations)
  return (yield* rankedInSteps(thinking, all)).slice(0, MOST_TURNS).map(turnOf)
}

function lookedAtAgain(thinking: Thinking, start: Variation, variations: readonly Variation[]): readonly Variation[] {
  const { plansHarbour, looksAtPrices } = thinking.context
  const taking = plansHarbour ? withOtherTakings(thinking, start, variations, settled) : variations
  return looksAtPrices ? withOtherPrices(thinking, start, taking, settled) : taking
}

function turnOf({ state, moves, value }: Variation): Turn<State, Move> {
  return value === undefined ? { state, moves } : { state, moves, value }
}

/**
 * Considering a random half of the actions and taking the best of them picks the best of all half of the time, and the
 * second best three times out of ten. Replies are likely, not certain, and considering fewer is faster.
 */
export function replyTo(context: Context, state: State, random: RandomState): readonly Move[] {
  if (isOffTurn(state)) return [plainAnswer(state)]
  const start = variationOf(withoutChance(gameOf(state), state), [])
  const thinking = startThinking(context, start.state, 'hasty')
  const variations =
    state.step === 'place marker'
      ? somePlaces(start, random).flatMap(variation => complete(thinking, variation))
      : state.decade === 0
        ? eachMove(start)
        : complete(thinking, start)
  return at(best(thinking, variations, 1), 0).moves
}

function eachMove(variation: Variation): Variation[] {
  const variations = legal(variation).map(move => after(variation, move))
  // A new factory needs its price before it can be judged.
  return variation.state.step === 'foundation' ? variations.flatMap(eachMove) : variations
}

/**
 * The best variation is explored fully, the others are completed briskly: turns that differ in one respect are worth
 * comparing.
 */
function* completeInSteps(thinking: Thinking, variation: Variation): Steps<readonly Variation[]> {
  if (variation.moves.length > 0 && isTurnOver(thinking.seat, variation.state)) return [variation]
  const { step } = variation.state
  const brisk: Thinking = { ...thinking, breadth: 'brisk' }
  const variations: Variation[] = []
  for (const [place, next] of waysOn(thinking, variation).entries()) {
    yield
    const isWide = place === 0 || step === 'place marker' || step === 'administrative cost'
    variations.push(...(isWide ? yield* completeInSteps(thinking, next) : complete(brisk, next)))
  }
  return variations
}

function complete(thinking: Thinking, variation: Variation): readonly Variation[] {
  if (variation.moves.length > 0 && isTurnOver(thinking.seat, variation.state)) return [variation]
  return waysOn(thinking, variation).flatMap(next => complete(thinking, next))
}

function waysOn(thinking: Thinking, variation: Variation): readonly Variation[] {
  return (STEPS[variation.state.step] ?? eachOfThem)(thinking, variation)
}
