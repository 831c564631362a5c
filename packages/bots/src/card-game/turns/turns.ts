// Sensible whole turns of the card game: an action, price and appeal, a development.
import type { Move, State } from '@arkwright/card-game'
import { at } from '../../at.ts'
import type { Breadth, Turn } from '../../expertise.ts'
import type { Weights } from '../weights.ts'
import { addTotals } from './adding.ts'
import { allocate } from './allocation.ts'
import { type Development, developmentsOf, setPrice, withDevelopment } from './develop.ts'
import { buyShares, takeLoans } from './exchange.ts'
import { after, best, isSameTurn, type Line, legal, type Rated, rated, type Thinking } from './line.ts'
import { keepGoods, produceOrLoad } from './stores.ts'

type Think = (thinking: Thinking, line: Line) => Rated[]

/** The steps of an action; each leads on to the price or, without a factory for the active good, to the development. */
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
/** How many lines of each action have their prices looked at closely: a price that hurts a rival is not foreseen before it is set. */
const PROMISING = { brisk: 0, thorough: 6 }
/** And how many of all. */
const MOST_PROMISING = { brisk: 3, thorough: 56 }
const TURNS_KEPT = { brisk: 8, thorough: 60 }

export function turnsFrom(state: State, breadth: Breadth, weights: Weights): Turn<State, Move>[] {
  const isLast = state.rules.seats > 1 && state.place === state.rules.seats - 1
  const toItsEnd = isLast && breadth === 'thorough'
  const thinking: Thinking = { seat: state.seat, weights, breadth, start: state, toItsEnd }
  const start: Line = { state, moves: [] }
  if (!isSameTurn(thinking, state)) return legal(start).map(move => after(start, move))
  const tried = new Map<string, number>()
  const priced = best(actions(thinking, start), ACTIONS_KEPT[breadth]).flatMap((one, i) => {
    const action = actionOf(one.line)
    const before = tried.get(action) ?? 0
    tried.set(action, before + 1)
    return setPrice(thinking, one, i < MOST_PROMISING[breadth] || before < PROMISING[breadth])
  })
  return breadth === 'brisk' ? developedBriskly(thinking, priced) : developed(thinking, priced)
}

function actionOf({ moves }: Line): string {
  return moves[0]?.text ?? ''
}

/** The pending action, or every action there is, played up to the price. */
function actions(thinking: Thinking, line: Line): Rated[] {
  const { step, stage } = line.state
  if (step === 'action') {
    return legal(line).flatMap(move => (move.kind === 'reactivate' ? [] : actions(thinking, after(line, move))))
  }
  if (stage === 'action' && step === 'keep goods') return keepGoods(thinking, line)
  const think = stage === 'action' ? ACTIONS.get(step) : undefined
  return think === undefined ? [rated(thinking, line)] : think(thinking, line)
}

/** Lines with the same action and as many distribution cards laid: giving up a card weighs the same in them. */
function kindOf(line: Line): string {
  const { players, seat } = line.state
  return `${actionOf(line)} ${at(players, seat).distribution.filter(total => total > 0).length}`
}

/** Of the developments after an action's best line, so many are combined with its other lines. */
const COMBINED = 10
const PLANS_RATED = 220
/** So many of the best lines have their developments tried in any case. */
const DEVELOPED = 3

interface Plan {
  readonly line: Line
  readonly development: readonly Move[]
  readonly promise: number
}

/** Developments hardly depend on price and details, so they are tried after the best line of each action and combined with its others. */
function developed(thinking: Thinking, lines: readonly Rated[]): Turn<State, Move>[] {
  const known = new Map<string, readonly Development[]>()
  const turns: Rated[] = []
  const plans: Plan[] = []
  for (const [i, one] of best(lines, lines.length).entries()) {
    const kind = kindOf(one.line)
    const developments = known.get(kind)
    if (developments === undefined || i < DEVELOPED) {
      const own = developmentsOf(thinking, one)
      if (developments === undefined) known.set(kind, own)
      turns.push(...own)
      continue
    }
    for (const { moves, gain } of developments.slice(0, COMBINED)) {
      plans.push({ line: one.line, development: moves, promise: one.value + gain })
    }
  }
  for (const { line, development } of plans
    .toSorted((one, other) => other.promise - one.promise)
    .slice(0, PLANS_RATED)) {
    const end = withDevelopment(thinking, line, development)
    if (end !== undefined) turns.push(end)
  }
  return best(turns, TURNS_KEPT.thorough).map(({ line, value }) => ({ ...line, value }))
}

/** The best line's developments are taken for all, and their gains for the same everywhere. */
function developedBriskly(thinking: Thinking, lines: readonly Rated[]): Turn<State, Move>[] {
  const ranked = best(lines, TURNS_KEPT.brisk)
  const [first] = ranked
  if (first === undefined) return []
  const developments = developmentsOf(thinking, first)
  return ranked
    .flatMap(({ line, value }) =>
      developments.map(({ moves, gain }): Plan => ({ line, development: moves, promise: value + gain })),
    )
    .toSorted((one, other) => other.promise - one.promise)
    .slice(0, TURNS_KEPT.brisk)
    .flatMap(({ line, development }) => {
      const end = withDevelopment(thinking, line, development)
      return end === undefined ? [] : { ...end.line, value: end.value }
    })
}
