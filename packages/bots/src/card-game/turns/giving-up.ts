// Distribution that only sets the price: the card that allows it is given up for a new one in the same turn.
import type { Move } from '@arkwright/card-game'
import { at } from '../../at.ts'
import { after, best, legal, legalOf, rated, type Thinking, type Variation } from './variation.ts'

/** The best such development of a line with its price; none where nothing was laid, or no card would have to go. */
export function givingUp(thinking: Thinking, priced: Variation): readonly Move[] | undefined {
  if (!hasLaid(thinking, priced)) return undefined
  const [take] = legalOf(priced, 'take')
  if (take === undefined) return undefined
  const taken = after(priced, take)
  if (taken.state.step !== 'make room') return undefined
  const ends = legal(taken)
    .map(discard => after(taken, discard))
    .filter(({ state }) => state.step === 'keep distribution')
    .flatMap(given => legal(given).map(move => rated(thinking, after(given, move))))
  return best(ends, 1)[0]?.variation.moves.slice(priced.moves.length)
}

/** Whether the line laid distribution for the good of the round. */
function hasLaid({ start, seat }: Thinking, { state: { players, good } }: Variation): boolean {
  return at(at(players, seat).distribution, good) > at(at(start.players, seat).distribution, good)
}
