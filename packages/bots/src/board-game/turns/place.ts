// Which markers on which spaces are worth thinking about: for each, the cheapest space for each thing it can buy.
import { ACTION_MARKERS, type Move, type State } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { after, type Line, legalOf, type Thinking } from './line.ts'

type Place = Extract<Move, { kind: 'place' }>

export function placeMarker(thinking: Thinking, line: Line): Line[] {
  const { state } = line
  const cheapest = new Map<string, Place>()
  const moves = legalOf(line, 'place').toSorted((one, other) => costOf(state, one) - costOf(state, other))
  for (const move of moves) {
    // Reusing a marker where it lies keeps a free space for later, so it is a purchase of its own.
    const reuses = isReuse(state, move)
    const key = `${move.marker} ${reuses ? 'again' : 'anew'} ${powerOf(state, move)}`
    if (!cheapest.has(key) && isUseful(thinking, state, move)) cheapest.set(key, move)
  }
  return [...cheapest.values()].map(move => after(line, move))
}

function isReuse(state: State, { marker, space }: Place): boolean {
  return at(state.players, state.seat).chart[space] === marker
}

function costOf(state: State, move: Place): number {
  const { administrativeCosts, reuseFee } = state.rules.figures
  return at(administrativeCosts, move.space) + (isReuse(state, move) ? reuseFee : 0)
}

/** What the sum paid on this space lets the marker do. */
function powerOf(state: State, { marker, space }: Place): string {
  const { figures, machineryCosts, qualityCosts, distributionLimit } = state.rules
  const { action, shade } = at(ACTION_MARKERS, marker)
  const paid = at(figures.administrativeCosts, space)
  if (action === 'machinery') return String(machineryCosts[shade].filter(cost => cost <= paid).length)
  if (action === 'distribution') return String(Math.min(paid, distributionLimit[shade]))
  if (action !== 'quality') return ''
  const costs = qualityCosts[shade].filter(cost => cost <= paid)
  const left = paid - (costs.at(-1) ?? 0)
  // What the steps leave over adjusts the prices of the other factories.
  return `${costs.length} ${Math.min(left, factoriesOf(state) - 1)}`
}

function factoriesOf(state: State): number {
  return at(state.players, state.seat).factories.filter(({ level }) => level > 0).length
}

/** A space that buys no machine or step at all is not worth a turn. */
function isUseful(thinking: Thinking, state: State, move: Place): boolean {
  const { action } = at(ACTION_MARKERS, move.marker)
  if (action !== 'machinery' && action !== 'quality') return true
  return !powerOf(state, move).startsWith('0') || (action === 'quality' && thinking.breadth === 'thorough')
}
