// The best turns with everything they could take at their end: what to take depends on the turn, and most turns are
// completed with what was best after another one.
import { ACTION_MARKERS } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { after, legal, ranked, type Thinking, type Variation } from './variation.ts'

/** How many of the best turns are looked at again, besides the best of each action: more goods may need a tile to be sold. */
const LOOKED_AT_AGAIN = 4

type Settle = (thinking: Thinking, variation: Variation) => Variation

export function withOtherTakings(
  thinking: Thinking,
  start: Variation,
  variations: readonly Variation[],
  settle: Settle,
): readonly Variation[] {
  const known = new Set(variations.map(textOf))
  const inOrder = ranked(thinking, variations)
  const more = [...new Set([...inOrder.slice(0, LOOKED_AT_AGAIN), ...bestOfEachAction(inOrder)])]
    .flatMap(turn => beforeTaking(start, turn))
    .flatMap(open => legal(open).map(move => after(open, move)))
    .map(taken => settle(thinking, taken))
    .filter(turn => !known.has(textOf(turn)))
  return [...variations, ...more]
}

/** Machines in other factories, or that fill a row with replaced workers, count as actions of their own. */
function bestOfEachAction(inOrder: readonly Variation[]): Variation[] {
  const found = new Map<string, Variation>()
  for (const turn of inOrder) {
    const [first] = turn.moves
    if (first?.kind !== 'place') continue
    const name = `${at(ACTION_MARKERS, first.marker).action} ${machinesOf(turn)}`
    if (!found.has(name)) found.set(name, turn)
  }
  return [...found.values()]
}

function machinesOf({ moves }: Variation): string {
  const goods = moves.flatMap(move => (move.kind === 'machine' ? [move.good] : [])).sort((one, other) => one - other)
  const fillsRow = moves.some(({ kind }, place) => kind === 'hire' && moves[place - 1]?.kind === 'machine')
  return `${goods.join('')} ${fillsRow}`
}

function textOf({ moves }: Variation): string {
  return moves.map(({ text }) => text).join()
}

/** The turn up to the choice of what to take; none where it does not come to that. */
function beforeTaking(start: Variation, { moves }: Variation): Variation[] {
  let variation = start
  for (const move of moves) {
    if (variation.state.step === 'take special marker') return [variation]
    variation = after(variation, move)
  }
  return []
}
