// Plans for a turn: a variation with a price and a development, and their combined estimate. Only the most promising are
// played.
import { at } from '../../at.ts'
import type { Development } from './develop.ts'
import type { Priced } from './variation.ts'

export interface Plan {
  readonly start: Priced
  readonly development: Development
  readonly promise: number
}

/** The most promising of all plans offered, best first; equals in the order they came. */
export class Plans {
  private readonly kept: Plan[] = []
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  /** Returns whether the plan has a place so far. There are thousands, so rejected plans must cost nothing. */
  offer(start: Priced, development: Development): boolean {
    const promise = start.value + development.gain
    const { kept, most } = this
    if (kept.length === most && promise <= at(kept, most - 1).promise) return false
    let low = 0
    let high = kept.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (at(kept, middle).promise >= promise) low = middle + 1
      else high = middle
    }
    kept.splice(low, 0, { start, development, promise })
    if (kept.length > most) kept.pop()
    return true
  }

  /** Groups the plans by variation: their positions have most in common, and the variation's price is played once. */
  byVariation(): Iterable<[Priced, Plan[]]> {
    return Map.groupBy(this.kept, ({ start }) => start)
  }
}
