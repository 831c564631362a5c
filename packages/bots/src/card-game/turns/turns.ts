// Sensible whole turns of the card game: an action, price and appeal, a development.
import type { Move, State } from '@arkwright/card-game'
import type { Breadth, Turn } from '../../expertise.ts'
import type { Weights } from '../weights.ts'
import { addTotals } from './adding.ts'
import { allocate } from './allocation.ts'
import { type Development, developments, setPrice, withDevelopment } from './develop.ts'
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

const ACTIONS_KEPT = { brisk: 6, thorough: 24 }
/** How many lines of each action have their prices looked at closely: a price that hurts a rival is not foreseen before it is set. */
const PROMISING = { brisk: 0, thorough: 2 }
/** And how many of all. */
const MOST_PROMISING = { brisk: 1, thorough: 14 }
const TURNS_KEPT = { brisk: 8, thorough: 60 }

export function turnsFrom(state: State, breadth: Breadth, weights: Weights): Turn<State, Move>[] {
  const thinking: Thinking = { seat: state.seat, weights, breadth, start: state }
  const start: Line = { state, moves: [] }
  if (!isSameTurn(thinking, state)) return legal(start).map(move => after(start, move))
  const tried = new Map<string, number>()
  const priced = best(actions(thinking, start), ACTIONS_KEPT[breadth]).flatMap((one, i) => {
    const action = one.line.moves[0]?.text ?? ''
    const before = tried.get(action) ?? 0
    tried.set(action, before + 1)
    return setPrice(thinking, one, i < MOST_PROMISING[breadth] || before < PROMISING[breadth])
  })
  return developed(thinking, best(priced, TURNS_KEPT[breadth]))
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

interface Plan {
  readonly line: Line
  readonly development: Development
  readonly promise: number
}

/** Developments hardly depend on the action, so they are rated after the best one and combined with all. */
function developed(thinking: Thinking, lines: readonly Rated[]): Turn<State, Move>[] {
  const [first] = lines
  if (first === undefined) return []
  const known = developments(thinking, first)
  const plans = lines.flatMap(({ line, value }) =>
    known.map((development): Plan => ({ line, development, promise: value + development.gain })),
  )
  return plans
    .toSorted((one, other) => other.promise - one.promise)
    .slice(0, TURNS_KEPT[thinking.breadth])
    .flatMap(({ line, development }) => withDevelopment(line, development) ?? [])
}
