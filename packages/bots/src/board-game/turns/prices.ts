// Price adjustment, and the price of a new factory, within a turn.
import { GOODS, type Good, has, type Move, withFactory } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { priceList } from './price-list.ts'
import { after, afterAll, ended, legal, rateAsItStands, type Thinking, type Variation } from './variation.ts'

const PRICES_TRIED = { brisk: 1, thorough: 3 }
const PRICES_JUDGED = { brisk: 4, thorough: Number.POSITIVE_INFINITY }

export function priceOfNewFactory(thinking: Thinking, variation: Variation): Variation[] {
  const { good } = variation.state.turn
  return priceList(thinking, variation.state, good)
    .slice(0, PRICES_TRIED[thinking.breadth])
    .flatMap(({ price }) => priceMoves(variation, good, price))
    .map(move => after(variation, move))
}

/**
 * Every affected factory takes its best price, and the rest of the budget goes to the others with the highest gain; or
 * one of them takes its next best price.
 */
export function adjustPrices(thinking: Thinking, variation: Variation): Variation[] {
  const free = GOODS.filter(good => isAffected(variation, good) && hasFactory(thinking, variation, good))
  const prices = free.map(good => bestPrices(thinking, variation, good))
  const plain = free.map((good, i) => priceMoves(variation, good, prices[i]?.[0]))
  const rest = spendRest(thinking, variation)
  const plans = [plain]
  for (const [i, good] of free.entries())
    for (const price of prices[i]?.slice(1) ?? []) plans.push(plain.with(i, priceMoves(variation, good, price)))
  return plans.map(plan => ended(afterAll(variation, [...plan.flat(), ...rest]), 'adjust prices'))
}

/**
 * Where cash is short the market alone does not show the best price, so the whole position is judged at each. The
 * market's choice stays in the list.
 */
function bestPrices(thinking: Thinking, { state }: Variation, good: Good): number[] {
  const list = priceList(thinking, state, good)
  const favourite = list.slice(0, 1).map(({ price }) => price)
  if (thinking.manner !== 'careful') return favourite
  const { seat } = thinking
  const { price: present } = at(state.players, seat).factories[good]
  const tried = list.filter(({ price }, place) => place < PRICES_JUDGED[thinking.breadth] || price === present)
  const judged = tried.map(({ price }) => ({
    price,
    value: withFactory(state, seat, good, { price }, () => rateAsItStands(thinking, state)),
  }))
  const kept = judged.sort((one, other) => other.value - one.value).slice(0, PRICES_TRIED[thinking.breadth])
  return [...new Set([...kept.map(({ price }) => price), ...favourite])]
}

function spendRest(thinking: Thinking, variation: Variation): Move[] {
  const { budget } = variation.state.turn
  if (budget <= 0) return []
  return GOODS.filter(good => !isAffected(variation, good) && hasFactory(thinking, variation, good))
    .map(good => ({ good, gain: gainByAdjusting(thinking, variation, good) }))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, budget)
    .flatMap(({ good }) => priceMoves(variation, good, priceList(thinking, variation.state, good)[0]?.price))
}

function gainByAdjusting(thinking: Thinking, { state }: Variation, good: Good): number {
  const { price } = at(state.players, thinking.seat).factories[good]
  const list = priceList(thinking, state, good)
  return (list[0]?.gain ?? 0) - (list.find(one => one.price === price)?.gain ?? 0)
}

function isAffected({ state }: Variation, good: Good): boolean {
  return has(state.turn.affected, good)
}

function hasFactory({ seat }: Thinking, { state }: Variation, good: Good): boolean {
  return at(state.players, seat).factories[good].level > 0
}

/** The move to this price; undefined where the price is already set. */
function priceMoves(variation: Variation, good: Good, price: number | undefined): Move[] {
  return legal(variation).filter(move => move.kind === 'price' && move.good === good && move.price === price)
}
