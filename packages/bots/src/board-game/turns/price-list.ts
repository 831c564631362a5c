// The price of one factory. Goods have separate markets, so each is scanned separately over the productions ahead.
import { GOODS, type Good, highestPrice, outputOf, type State } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { type Market, marketsAtPrices, SEATS } from '../market.ts'
import { timelineOf } from '../timeline.ts'
import type { RatedPrice, Thinking } from './variation.ts'

const REACH = { brisk: 4, thorough: Number.POSITIVE_INFINITY }
const REACH_IN_HASTE = 2
/** Packs figures into the key of a list; each is below this. */
const MOST = 32
const BREADTHS = 2

/** All prices the good may have, best first. Ties go to the present price, then to the lower one. */
export function priceList(thinking: Thinking, state: State, good: Good): readonly RatedPrice[] {
  const player = at(state.players, thinking.seat)
  const factory = player.factories[good]
  const { level, quality, distribution, price } = factory
  const output = outputOf(state, factory, good)
  const made = (((state.emptySpaces * GOODS.length + good) * MOST + output) * MOST + player.stored[good]) * MOST + level
  const shown = ((made * MOST + quality) * MOST + distribution) * MOST + price
  const key = shown * BREADTHS + (thinking.breadth === 'brisk' ? 1 : 0)
  const before = thinking.prices.get(key)
  if (before !== undefined) return before
  const list = scan(thinking, state, good).sort((one, other) => other.gain - one.gain)
  thinking.prices.set(key, list)
  return list
}

/** The gain of the best price, and of the present one. */
export function bestGain(thinking: Thinking, state: State, good: Good): number {
  return priceList(thinking, state, good)[0]?.gain ?? 0
}

export function presentGain(thinking: Thinking, state: State, good: Good): number {
  const { price } = at(state.players, thinking.seat).factories[good]
  return priceList(thinking, state, good).find(one => one.price === price)?.gain ?? 0
}

function scan(thinking: Thinking, state: State, good: Good): RatedPrice[] {
  const { context } = thinking
  const timeline = timelineOf(context.timelines, state, context.weights)
  const player = at(state.players, thinking.seat)
  const { price: present } = player.factories[good]
  const prices: RatedPrice[] = []
  // A brisk search stays near the present price.
  const reach =
    present === 0 ? Number.POSITIVE_INFINITY : thinking.manner === 'hasty' ? REACH_IN_HASTE : REACH[thinking.breadth]
  const lowest = Math.max(state.rules.figures.lowestPrice, present - reach)
  const highest = Math.min(highestPrice(state, player, good), present + reach)
  marketsAtPrices(context.markets, state, timeline, good, thinking.seat, lowest, highest, (price, market) => {
    const rated = { price, gain: gainOf(thinking, market) }
    if (price === present) prices.unshift(rated)
    else prices.push(rated)
  })
  return prices
}

/** Sales and spaces of this good only. */
function gainOf({ weights, perPound, perSpace }: Thinking, { income, spaces }: Market): number {
  let gain = 0
  let fadedIncome = 1
  let fadedSpaces = 1
  for (let row = 0; row < income.length; row += SEATS) {
    for (let seat = 0; seat < perPound.length; seat++) {
      gain += (income[row + seat] ?? 0) * fadedIncome * (perPound[seat] ?? 0)
      gain += (spaces[row + seat] ?? 0) * fadedSpaces * (perSpace[seat] ?? 0)
    }
    fadedIncome *= weights.fadeOfIncome
    fadedSpaces *= weights.fadeOfSpaces
  }
  return gain
}
