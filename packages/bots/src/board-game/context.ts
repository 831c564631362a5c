// The working memory of one bot: its weights, and scratch buffers that its calls reuse. Each bot has its own.

import { emptyMarketMemory, type Market, type MarketMemory, MOST_OF_A_GOOD, SEATS } from './market.ts'
import { NO_OUTLOOK, type Outlook } from './outlook.ts'
import { emptyTimelineMemory, type TimelineMemory } from './timeline.ts'
import type { Weights } from './weights.ts'

type PerGood = [number, number, number, number]

/** A seat's holdings as the productions ahead are played through. */
export interface Purse {
  cash: number
  shares: number
  loans: number
  space: number
}

export interface Context {
  readonly weights: Weights
  /** Whether to consider turns that combine ship, contract and warehouse. */
  readonly plansHarbour: boolean
  /** Whether to complete the best turns again with every price. */
  readonly looksAtPrices: boolean
  readonly timelines: TimelineMemory
  readonly markets: MarketMemory
  /** The last projection, by seat. */
  readonly outlooks: readonly Outlook[]
  readonly worths: number[]
  /** For the current projection: the market of each good, then the seat's workers and machines by good. */
  readonly marketOf: [Market, Market, Market, Market]
  readonly workers: PerGood
  readonly machines: PerGood
  /** By production ahead: the administrative costs planned for it. */
  readonly plan: number[]
  /** By the number of earlier productions of the good: the part of income and spaces that still counts. */
  readonly incomeLeft: readonly number[]
  readonly spacesLeft: readonly number[]
  readonly purse: Purse
}

const NO_MARKET: Market = { income: [], spaces: [], stored: [], contracts: [] }

export function contextWith(weights: Weights, plansHarbour = false, looksAtPrices = false): Context {
  return {
    weights,
    plansHarbour,
    looksAtPrices,
    timelines: emptyTimelineMemory(),
    markets: emptyMarketMemory(),
    outlooks: Array.from({ length: SEATS }, () => ({ ...NO_OUTLOOK })),
    worths: Array.from({ length: SEATS }, () => 0),
    marketOf: [NO_MARKET, NO_MARKET, NO_MARKET, NO_MARKET],
    workers: [0, 0, 0, 0],
    machines: [0, 0, 0, 0],
    plan: [],
    incomeLeft: powersOf(weights.fadeOfIncome),
    spacesLeft: powersOf(weights.fadeOfSpaces),
    purse: { cash: 0, shares: 0, loans: 0, space: 0 },
  }
}

/** By multiplication, because Math.pow may differ between machines. */
function powersOf(factor: number): readonly number[] {
  const powers = [1]
  let power = 1
  for (let i = 1; i <= MOST_OF_A_GOOD; i++) {
    power *= factor
    powers.push(power)
  }
  return powers
}
