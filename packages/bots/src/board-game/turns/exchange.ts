// The stock exchange action within a turn, and taking a special marker.
import { type Move, purchasePrice } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { worthOfMarker } from '../weights.ts'
import { after, best, ended, type Line, legal, legalOf, type Thinking } from './line.ts'

const SALES_KEPT = 2
const PURCHASES_KEPT = { brisk: 1, thorough: 3 }
const MARKERS_TRIED = { brisk: 1, thorough: 3 }

export function sellGoods(_thinking: Thinking, line: Line): Line[] {
  const moves = legal(line)
  return [after(line, at(moves, moves.length - 1)), after(line, at(moves, 0))]
}

/** Own shares are sold only where cash is short, or at the end, where their value is about to fall. */
export function sellShares(thinking: Thinking, line: Line): Line[] {
  const [none, ...some] = legalOf(line, 'sell shares').map(move => after(line, move))
  if (none === undefined) throw new Error('selling no share is always possible')
  return thinking.breadth === 'brisk' ? [none] : [none, ...best(thinking, some, SALES_KEPT)]
}

export function repayLoans(_thinking: Thinking, line: Line): Line[] {
  const moves = legal(line)
  return [after(line, at(moves, moves.length - 1))]
}

/** From all the cash down to a reserve of it. */
export function buyShares(thinking: Thinking, line: Line): Line[] {
  const moves = legal(line)
  const price = purchasePrice(line.state, at(line.state.players, thinking.seat))
  const tried = thinking.breadth === 'thorough' ? moves : withReserve(moves, price)
  return best(
    thinking,
    tried.map(move => after(line, move)),
    PURCHASES_KEPT[thinking.breadth],
  )
}

/** Keeping nothing, £10, £20 or £30 in hand. */
function withReserve(moves: readonly Move[], price: number): Move[] {
  const counts = new Set([0, 10, 20, 30].map(reserve => Math.max(0, moves.length - 1 - Math.ceil(reserve / price))))
  return [...counts].map(count => at(moves, count))
}

export function takeSpecialMarker(thinking: Thinking, line: Line): Line[] {
  const moves = legalOf(line, 'take').toSorted(
    (one, other) => worthOfMarker(other.marker, thinking.weights) - worthOfMarker(one.marker, thinking.weights),
  )
  const taken = moves.slice(0, MARKERS_TRIED[thinking.breadth]).map(move => after(line, move))
  return thinking.breadth === 'thorough' || taken.length === 0 ? [...taken, ended(line, 'take special marker')] : taken
}
