// Workers, machinery, quality, distribution within a turn.
import { GOODS, type Move } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { allocate, type Unit } from './allocation.ts'
import { ended, type Line, legal, legalOf, type Thinking } from './line.ts'
import { priceList } from './price-list.ts'

const LINES_KEPT = { brisk: 1, thorough: 4 }
const APPEALS_KEPT = { brisk: 1, thorough: 6 }

/** Rows are filled or emptied as a whole: a half-filled row produces nothing. */
export function workers(thinking: Thinking, line: Line): Line[] {
  const units = (from: Line): Unit[] => legal(from).flatMap(move => wholeRow(from, move))
  const lines = allocate(thinking, line, { units }, LINES_KEPT[thinking.breadth])
  return [line, ...lines].map(one => ended(one, 'workers'))
}

function wholeRow({ state }: Line, move: Move): Unit[] {
  const player = at(state.players, state.seat)
  if (move.kind === 'hire') {
    const { workers: hired, machines } = player.factories[move.good]
    const free = state.rules.workerSpaces[move.good][move.row] - hired[move.row] - machines[move.row]
    return [Array.from({ length: free }, () => move)]
  }
  if (move.kind !== 'fire') return []
  const row = player.factories[move.good].workers.findLastIndex(count => count > 0)
  return [Array.from({ length: at(player.factories[move.good].workers, row) }, () => move)]
}

export function machinery(thinking: Thinking, line: Line): Line[] {
  const units = (from: Line): Unit[] => legalOf(from, 'machine').map(move => [move])
  const lines = allocate(thinking, line, { units, insists: true }, LINES_KEPT[thinking.breadth])
  return (lines.length === 0 ? [line] : lines).map(one => ended(one, 'machinery'))
}

export function quality(thinking: Thinking, line: Line): Line[] {
  return appeal(thinking, line, 'quality')
}

export function distribution(thinking: Thinking, line: Line): Line[] {
  return appeal(thinking, line, 'distribution')
}

/** Steps are worth what the best price makes of them, which is set only afterwards. */
function appeal(thinking: Thinking, line: Line, kind: 'quality' | 'distribution'): Line[] {
  const units = (from: Line): Unit[] => legalOf(from, kind).map(move => [move])
  const allocation = { units, rate: (reached: Line) => gainWithPrices(thinking, reached), insists: true }
  const lines = allocate(thinking, line, allocation, APPEALS_KEPT[thinking.breadth])
  return (thinking.breadth === 'thorough' || lines.length === 0 ? [line, ...lines] : lines).map(one => ended(one, kind))
}

/** Affected factories at their best price, the others as they are. */
function gainWithPrices(thinking: Thinking, { state }: Line): number {
  const { factories } = at(state.players, thinking.seat)
  let gain = 0
  for (const good of GOODS) {
    const { level, price } = factories[good]
    if (level === 0) continue
    const list = priceList(thinking, state, good)
    const chosen = (state.turn.affected & (1 << good)) !== 0 ? list[0] : list.find(one => one.price === price)
    gain += chosen?.gain ?? 0
  }
  return gain
}
