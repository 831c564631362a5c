// Sensible whole turns of the card game: an action, price and appeal, a development.
import type { Move, State } from '@arkwright/card-game'
import { at } from '../../at.ts'
import type { Breadth, Turn } from '../../expertise.ts'
import { finish, type Steps } from '../../steps.ts'
import type { Context } from '../context.ts'
import { addTotals } from './adding.ts'
import { allocate } from './allocation.ts'
import { type Development, developmentsOf, withDevelopment, withoutDevelopment } from './develop.ts'
import { type Ending, endingBy, endingOf, turnOf } from './ending.ts'
import { buyShares, takeLoans } from './exchange.ts'
import { Plans } from './plans.ts'
import { withPrices } from './prices.ts'
import { secondLook } from './second-look.ts'
import { keepGoods, produceOrLoad } from './stores.ts'
import {
  after,
  ByBeginning,
  best,
  isSameTurn,
  legal,
  type Priced,
  type Rated,
  rated,
  type Thinking,
  type Variation,
  withPrice,
} from './variation.ts'

type Think = (thinking: Thinking, variation: Variation) => Rated[]

/** The steps of an action; each leads to the price or, without a factory for the active good, to the development. */
const ACTIONS: ReadonlyMap<string, Think> = new Map<string, Think>([
  ['factories', allocate],
  ['employ', allocate],
  ['automate', allocate],
  ['quality', addTotals],
  ['distribution', addTotals],
  ['buy shares', buyShares],
  ['take loans', takeLoans],
  ['extra production', produceOrLoad],
  ['early shipping', produceOrLoad],
])

const ACTIONS_KEPT = { brisk: 6, thorough: 120 }
const TURNS_KEPT = { brisk: 8, thorough: 60 }

export function turnsFrom(context: Context, state: State, breadth: Breadth): Turn<State, Move>[] {
  if (breadth === 'thorough') return finish(turnsInSteps(context, state))
  const thinking = startThinking(context, state, breadth)
  const start: Variation = { state, moves: [] }
  if (!isSameTurn(thinking, state)) return legal(start).map(move => after(start, move))
  const kept = best(actions(thinking, start), ACTIONS_KEPT.brisk)
  return developedBriskly(thinking, finish(withPrices(thinking, kept)))
}

/** The thorough ones, a few variations for each step. */
export function* turnsInSteps(context: Context, state: State): Steps<Turn<State, Move>[]> {
  const thinking = startThinking(context, state, 'thorough')
  const start: Variation = { state, moves: [] }
  if (!isSameTurn(thinking, state)) return legal(start).map(move => after(start, move))
  const begun: Rated[] = []
  for (const variation of begunFrom(start)) {
    begun.push(...actions(thinking, variation))
    yield
  }
  const priced = yield* withPrices(thinking, best(begun, ACTIONS_KEPT.thorough))
  const endings = yield* developed(thinking, priced)
  if (context.looksAgain) endings.push(...(yield* secondLook(thinking, begun, endings)))
  return best(endings, TURNS_KEPT.thorough).map(turnOf)
}

function startThinking(context: Context, state: State, breadth: Breadth): Thinking {
  const { seats } = state.rules
  const endsRound = isLastOfRound(state)
  const toItsEnd = endsRound && seats > 1 && breadth === 'thorough'
  return { seat: state.seat, context, weights: context.weights, breadth, start: state, endsRound, toItsEnd }
}

/** A bankrupt player has no turn, so the last turn may come earlier. */
function isLastOfRound({ place, startPlayer, players, rules: { seats } }: State): boolean {
  for (let later = place + 1; later < seats; later++) {
    if (!at(players, (startPlayer + later) % seats).bankrupt) return false
  }
  return true
}

/** The pending action, or every possible action, played up to the price. */
function actions(thinking: Thinking, variation: Variation): Rated[] {
  const { step, stage } = variation.state
  if (step === 'action') return begunFrom(variation).flatMap(begun => actions(thinking, begun))
  if (stage === 'action' && step === 'keep goods') return keepGoods(thinking, variation)
  const think = stage === 'action' ? ACTIONS.get(step) : undefined
  return think === undefined ? [rated(thinking, variation)] : think(thinking, variation)
}

/** Every possible action, begun; an action that has already begun is returned unchanged. */
function begunFrom(variation: Variation): Variation[] {
  if (variation.state.step !== 'action') return [variation]
  return legal(variation).flatMap(move => (move.kind === 'reactivate' ? [] : [after(variation, move)]))
}

/**
 * Variations with the same action, the same cards and the same number of distribution cards. Taking or giving up a card
 * weighs the same in them.
 */
function kindOf(variation: Variation): string {
  const { cards, distribution } = at(variation.state.players, variation.state.seat)
  return `${cards} ${distribution.filter(total => total > 0).length}`
}

/** This many developments after an action's best variation are combined with its other variations. */
const COMBINED = 10
const PLANS_RATED = 220
/** This many of the best variations always have their developments tried. */
const DEVELOPED = 3

/**
 * Developments hardly depend on price and details, so they are tried after the best variation of each action and combined
 * with its other variations.
 */
function* developed(thinking: Thinking, variations: readonly Priced[]): Steps<Ending[]> {
  const known = new ByBeginning<readonly Development[]>()
  const endings: Ending[] = []
  const plans = new Plans(PLANS_RATED)
  for (const [i, one] of best(variations, variations.length).entries()) {
    const kind = kindOf(one.variation)
    const developments = known.get(one.variation, kind)
    if (developments === undefined || i < DEVELOPED) {
      yield
      const variation = withPrice(one)
      const without = withoutDevelopment(thinking, variation, one)
      const own = developmentsOf(thinking, variation, without)
      if (developments === undefined) known.set(one.variation, kind, own)
      for (const development of own) endings.push(endingBy(thinking, variation, without, development))
      continue
    }
    combine(plans, one, developments.slice(0, COMBINED))
  }
  endings.push(...(yield* carriedOut(thinking, plans)))
  return endings
}

/** Uses the best variation's developments for all variations, and assumes the same gains everywhere. */
function developedBriskly(thinking: Thinking, variations: readonly Priced[]): Turn<State, Move>[] {
  const ranked = best(variations, TURNS_KEPT.brisk)
  const [first] = ranked
  if (first === undefined) return []
  const variation = withPrice(first)
  const developments = developmentsOf(thinking, variation, withoutDevelopment(thinking, variation, first))
  const plans = new Plans(TURNS_KEPT.brisk)
  for (const one of ranked) combine(plans, one, developments)
  return finish(carriedOut(thinking, plans)).map(turnOf)
}

/** Developments come best first. */
function combine(plans: Plans, one: Priced, developments: readonly Development[]): void {
  for (const development of developments) if (!plans.offer(one, development)) return
}

function* carriedOut(thinking: Thinking, plans: Plans): Steps<Ending[]> {
  const endings: Ending[] = []
  for (const [start, own] of plans.byVariation()) {
    yield
    const variation = withPrice(start)
    const without = withoutDevelopment(thinking, variation, start)
    for (const { development } of own) {
      const { moves, end } = development
      if (end === undefined) {
        endings.push(endingBy(thinking, variation, without, development))
        continue
      }
      const other = withDevelopment(thinking, variation, moves)
      if (other !== undefined) endings.push(endingOf(other, variation))
    }
  }
  return endings
}
