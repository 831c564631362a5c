// The working memory of one card game bot: its weights, and scratch buffers that its calls reuse. Each bot has its own.
import { emptyMarket, type Market } from './market-ahead.ts'
import { emptyProspect, type Prospect } from './prospect.ts'
import { Rivals } from './rivals-ahead.ts'
import { Lookup } from './tables.ts'
import type { Weights } from './weights.ts'

export interface Context {
  readonly weights: Weights
  /** Whether to look at the best turns again, with every line and price. */
  readonly looksAgain: boolean
  readonly lookup: Lookup
  /** The last projection, by seat. */
  readonly prospects: readonly Prospect[]
  readonly worths: number[]
  /** For the production being projected. */
  readonly market: Market
  readonly rivals: Rivals
}

const SEATS = [0, 1, 2, 3]

export function contextWith(weights: Weights, looksAgain = false): Context {
  return {
    weights,
    looksAgain,
    lookup: new Lookup(),
    prospects: SEATS.map(emptyProspect),
    worths: SEATS.map(() => 0),
    market: emptyMarket(),
    rivals: new Rivals(),
  }
}
