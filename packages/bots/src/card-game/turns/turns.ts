// Sensible whole turns of the card game: an action, price and appeal, a development.
import type { Move, State } from '@arkwright/card-game'
import { at } from '../../at.ts'
import type { Breadth, Turn } from '../../expertise.ts'
import { finish, type Steps } from '../../steps.ts'
import type { Context } from '../context.ts'
import { addTotals } from './adding.ts'
import { allocate } from './allocation.ts'
import { type Development, developmentsOf, plainGain, withDevelopment, withoutDevelopment } from './develop.ts'
import { buyShares, takeLoans } from './exchange.ts'
import {
  after,
  ByBeginning,
  best,
  isSameTurn,
  type Judged,
  type Line,
  legal,
  type Priced,
  type Rated,
  rated,
  type Thinking,
  withPrice,
} from './line.ts'
import { Plans } from './plans.ts'
import { withPrices } from './prices.ts'
import { keepGoods, produceOrLoad } from './stores.ts'

type Think = (thinking: Thinking, line: Line) => Rated[]

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
  const start: Line = { state, moves: [] }
  if (!isSameTurn(thinking, state)) return legal(start).map(move => after(start, move))
  const kept = best(actions(thinking, start), ACTIONS_KEPT.brisk)
  return developedBriskly(thinking, finish(withPrices(thinking, kept)))
}

/** The thorough ones, a few lines for each step. */
export function* turnsInSteps(context: Context, state: State): Steps<Turn<State, Move>[]> {
  const thinking = startThinking(context, state, 'thorough')
  const start: Line = { state, moves: [] }
  if (!isSameTurn(thinking, state)) return legal(start).map(move => after(start, move))
  const begun: Rated[] = []
  for (const line of begunFrom(start)) {
    begun.push(...actions(thinking, line))
    yield
  }
  const priced = yield* withPrices(thinking, best(begun, ACTIONS_KEPT.thorough))
  return yield* developed(thinking, priced)
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
function actions(thinking: Thinking, line: Line): Rated[] {
  const { step, stage } = line.state
  if (step === 'action') return begunFrom(line).flatMap(begun => actions(thinking, begun))
  if (stage === 'action' && step === 'keep goods') return keepGoods(thinking, line)
  const think = stage === 'action' ? ACTIONS.get(step) : undefined
  return think === undefined ? [rated(thinking, line)] : think(thinking, line)
}

/** Every possible action, begun; an action that has already begun is returned unchanged. */
function begunFrom(line: Line): Line[] {
  if (line.state.step !== 'action') return [line]
  return legal(line).flatMap(move => (move.kind === 'reactivate' ? [] : [after(line, move)]))
}

/**
 * Lines with the same action, the same cards and the same number of distribution cards. Taking or giving up a card
 * weighs the same in them.
 */
function kindOf(line: Line): string {
  const { cards, distribution } = at(line.state.players, line.state.seat)
  return `${cards} ${distribution.filter(total => total > 0).length}`
}

/** This many developments after an action's best line are combined with its other lines. */
const COMBINED = 10
const PLANS_RATED = 220
/** This many of the best lines always have their developments tried. */
const DEVELOPED = 3

/** A turn without its last move, a plain development; undefined where that is already played. */
interface Ending {
  readonly line: Line
  readonly last: Move | undefined
  readonly value: number
}

/**
 * Developments hardly depend on price and details, so they are tried after the best line of each action and combined
 * with its other lines.
 */
function* developed(thinking: Thinking, lines: readonly Priced[]): Steps<Turn<State, Move>[]> {
  const known = new ByBeginning<readonly Development[]>()
  const endings: Ending[] = []
  const plans = new Plans(PLANS_RATED)
  for (const [i, one] of best(lines, lines.length).entries()) {
    const kind = kindOf(one.line)
    const developments = known.get(one.line, kind)
    if (developments === undefined || i < DEVELOPED) {
      yield
      const line = withPrice(one)
      const without = withoutDevelopment(thinking, line, one)
      const own = developmentsOf(thinking, line, without)
      if (developments === undefined) known.set(one.line, kind, own)
      for (const development of own) endings.push(endingBy(thinking, line, without, development))
      continue
    }
    combine(plans, one, developments.slice(0, COMBINED))
  }
  endings.push(...(yield* carriedOut(thinking, plans)))
  return best(endings, TURNS_KEPT.thorough).map(turnOf)
}

/** Uses the best line's developments for all lines, and assumes the same gains everywhere. */
function developedBriskly(thinking: Thinking, lines: readonly Priced[]): Turn<State, Move>[] {
  const ranked = best(lines, TURNS_KEPT.brisk)
  const [first] = ranked
  if (first === undefined) return []
  const line = withPrice(first)
  const developments = developmentsOf(thinking, line, withoutDevelopment(thinking, line, first))
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
  for (const [start, own] of plans.byLine()) {
    yield
    const line = withPrice(start)
    const without = withoutDevelopment(thinking, line, start)
    for (const { development } of own) {
      const { moves, end } = development
      if (end === undefined) {
        endings.push(endingBy(thinking, line, without, development))
        continue
      }
      const other = withDevelopment(thinking, line, moves)
      if (other !== undefined) endings.push({ line: other.line, last: undefined, value: other.value })
    }
  }
  return endings
}

function endingBy(thinking: Thinking, line: Line, without: Judged, { moves, end }: Development): Ending {
  if (end !== undefined) return { line: end.line, last: undefined, value: end.value }
  return { line, last: moves[0], value: without.value + plainGain(thinking, moves, without) }
}

function turnOf({ line, last, value }: Ending): Turn<State, Move> {
  return { ...(last === undefined ? line : after(line, last)), value }
}
