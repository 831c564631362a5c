// The best turns with every other price of one factory: what is best for the market is not always best for the whole
// position, and most turns are completed with the market's choice.
import type { Move } from '@arkwright/board-game'
import { after, afterAll, ended, legalOf, ranked, type Thinking, type Variation } from './variation.ts'

/** Of how many placements, each with its steps of quality and distribution, the best turn is looked at again. */
const LOOKED_AT_AGAIN = 8

type Settle = (thinking: Thinking, variation: Variation) => Variation

export function withOtherPrices(
  thinking: Thinking,
  start: Variation,
  variations: readonly Variation[],
  settle: Settle,
): readonly Variation[] {
  const known = new Set(variations.map(textOf))
  const more = bestOfEach(ranked(thinking, variations))
    .slice(0, LOOKED_AT_AGAIN)
    .flatMap(turn => repriced(start, turn))
    .map(turn => settle(thinking, turn))
    .filter(turn => {
      const text = textOf(turn)
      const isNew = !known.has(text)
      known.add(text)
      return isNew
    })
  return [...variations, ...more]
}

/** The best turn of each placement and each set of steps after it, best first. */
function bestOfEach(variations: readonly Variation[]): Variation[] {
  const found = new Map<string, Variation>()
  for (const variation of variations) {
    const { moves } = variation
    const steps = moves.filter(({ kind }, place) => place === 0 || kind === 'quality' || kind === 'distribution')
    const name = steps.map(({ text }) => text).join()
    if (!found.has(name)) found.set(name, variation)
  }
  return [...found.values()]
}

/** The same for the same moves in another order. */
function textOf({ moves }: Variation): string {
  return moves
    .map(({ text }) => text)
    .sort()
    .join()
}

/** The turn with every price of every factory that may change its price, one at a time. */
function repriced(start: Variation, { moves }: Variation): Variation[] {
  let open = start
  for (const [place, move] of moves.entries()) {
    if (open.state.step !== 'adjust prices') {
      open = after(open, move)
      continue
    }
    const rest = moves.slice(place)
    const reached = open
    return legalOf(reached, 'price').map(price => {
      const others = rest.filter(one => one.kind === 'price' && one.good !== price.good)
      const priced = ended(afterAll(reached, [price, ...others]), 'adjust prices')
      return afterAll(priced, rest.slice(pricesIn(rest)))
    })
  }
  return []
}

/** How many of the moves adjust prices. */
function pricesIn(moves: readonly Move[]): number {
  const end = moves.findIndex(({ kind }) => kind !== 'price')
  if (end < 0) return moves.length
  return moves[end]?.kind === 'done' ? end + 1 : end
}
