// Adding quality or distribution: which of the possible totals to try.
import type { Move } from '@arkwright/card-game'
import { after, best, legal, type Rated, rated, type Thinking, type Variation } from './variation.ts'

type Totals = Extract<Move, { kind: 'quality' | 'distribution' }>

const LINES_KEPT = { brisk: 1, thorough: 40 }

export function addTotals(thinking: Thinking, variation: Variation): Rated[] {
  return best(
    tried(thinking, variation).map(move => rated(thinking, after(variation, move))),
    LINES_KEPT[thinking.breadth],
  )
}

/** A quick search takes only those that add most. */
function tried(thinking: Thinking, variation: Variation): Totals[] {
  const moves = legal(variation).filter(
    (move): move is Totals => move.kind === 'quality' || move.kind === 'distribution',
  )
  if (thinking.breadth === 'thorough') return moves
  const sums = moves.map(({ totals }) => totals.reduce((sum, total) => sum + total, 0))
  const most = Math.max(...sums)
  return moves.filter((_, i) => sums[i] === most)
}
