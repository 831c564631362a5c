// A seat's utility: its own worth, less part of the strongest rival's.
import { at } from '../at.ts'
import type { Weights } from './weights.ts'

/** In the solo game a seat's rivals are the two opponents; their worths follow its own. */
const RIVALS_ALONE = 3

export function utilityOf(worths: readonly number[], seats: number, seat: number, weights: Weights): number {
  const count = seats === 1 ? RIVALS_ALONE : seats
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < count; other++) if (other !== seat) best = Math.max(best, at(worths, other))
  return at(worths, seat) - (seats === 2 ? weights.rival : weights.rivalAmongMany) * best
}
