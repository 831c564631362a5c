// Which lane a decision is about: on a phone there is room for one.
import { type DecisionName, GOODS, type Good, type Move, type State } from '@arkwright/board-game'

/** Decisions about mills: the lane stands beside their figures. */
const ABOUT_MILLS: ReadonlySet<State['step']> = new Set<DecisionName>([
  'foundation',
  'price of a founded factory',
  'price of a new factory',
  'factory',
  'workers',
  'machinery',
  'quality',
  'distribution',
  'adjust prices',
  'production action',
  'last row',
  'sell from store',
  'school: place the worker',
  'patent: free steps',
  'canal boom: raise a marker',
  'steam engine: buy a machine',
])

interface Asked {
  readonly legal: Iterable<Move>
  readonly tried: readonly Move[]
  readonly pointed: Move | undefined
}

/** The lane to show; undefined if the decision is not about mills. */
export function laneInQuestion(state: State, { legal, tried, pointed }: Asked): Good | undefined {
  if (!ABOUT_MILLS.has(state.step)) return undefined
  const goods = GOODS.filter(good => [...legal].some(move => goodOf(move) === good))
  if (goods.length === 1) return goods[0]
  return (
    goodOf(pointed) ?? lastGood(tried) ?? (goods.length === 0 || goods.includes(state.cycle) ? state.cycle : goods[0])
  )
}

function lastGood(moves: readonly Move[]): Good | undefined {
  return moves.map(goodOf).findLast(good => good !== undefined)
}

function goodOf(move: Move | undefined): Good | undefined {
  return move !== undefined && 'good' in move ? move.good : undefined
}
