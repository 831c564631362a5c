// The best turns with everything they could take at their end: what to take depends on the turn, and most turns are
// completed with what was best after another one.
import { after, legal, ranked, type Thinking, type Variation } from './variation.ts'

/** How many of the best turns are looked at again. */
const LOOKED_AT_AGAIN = 4

type Settle = (thinking: Thinking, variation: Variation) => Variation

export function withOtherTakings(
  thinking: Thinking,
  start: Variation,
  variations: readonly Variation[],
  settle: Settle,
): readonly Variation[] {
  const known = new Set(variations.map(textOf))
  const more = ranked(thinking, variations)
    .slice(0, LOOKED_AT_AGAIN)
    .flatMap(turn => beforeTaking(start, turn))
    .flatMap(open => legal(open).map(move => after(open, move)))
    .map(taken => settle(thinking, taken))
    .filter(turn => !known.has(textOf(turn)))
  return [...variations, ...more]
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
