// Adding quality or distribution: which of the possible totals to try.
import type { Move } from '@arkwright/card-game'
import { after, best, type Line, legal, type Rated, rated, type Thinking } from './line.ts'

type Totals = Extract<Move, { kind: 'quality' | 'distribution' }>

const LINES_KEPT = { brisk: 1, thorough: 40 }

export function addTotals(thinking: Thinking, line: Line): Rated[] {
  return best(
    tried(thinking, line).map(move => rated(thinking, after(line, move))),
    LINES_KEPT[thinking.breadth],
  )
}

/** A quick search takes only those that add most. */
function tried(thinking: Thinking, line: Line): Totals[] {
  const moves = legal(line).filter((move): move is Totals => move.kind === 'quality' || move.kind === 'distribution')
  if (thinking.breadth === 'thorough') return moves
  const sums = moves.map(({ totals }) => totals.reduce((sum, total) => sum + total, 0))
  const most = Math.max(...sums)
  return moves.filter((_, i) => sums[i] === most)
}
