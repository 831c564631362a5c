// Setting a price: its limits and its effect on the appeal — SJ 4.1.IV, II.2.1, II.3.1; ruling 10.
import { at } from './at.ts'
import { GOOD_NAMES, type Good } from './components/goods.ts'
import { appealOf, highestPrice, qualityOf } from './factory.ts'
import { PRICE, type SetPrice } from './moves.ts'
import { decider, factoryOf } from './players.ts'
import type { Player, State } from './state.ts'
import { type Emit, type Reason, reason } from './step.ts'
import { storedOnPriceScale } from './storage.ts'

const OTHER_GOOD = reason('SJ II.2.1', 'other-factory', state => ({ good: GOOD_NAMES[state.turn.good] }))
const OFF_THE_SCALE = reason('SJ II.3.1', 'price-off-scale', ({ rules: { figures } }) => ({
  lowest: figures.lowestPrice,
  highest: figures.highestPrice,
}))
const NO_APPEAL = reason<SetPrice>('SJ II.3.1', 'appeal-below-zero', (state, { good, price }) => {
  const factory = factoryOf(state, good)
  return { quality: qualityOf(state, factory, good), distribution: factory.distribution, price }
})
const GOODS_STORED_THERE = reason<SetPrice>('SJ III.4', 'goods-stored-there', (state, { good }) => ({
  stored: storedOnPriceScale(state, decider(state), good),
  highest: state.rules.figures.highestPrice - storedOnPriceScale(state, decider(state), good),
}))

/** Every price that may be set, except the present one. */
export function offerPrices(state: State, good: Good, offer: (move: SetPrice) => void): void {
  const prices = PRICE[good]
  const highest = highestPrice(state, decider(state), good)
  const stands = factoryOf(state, good).price
  for (let price = state.rules.figures.lowestPrice; price <= highest; price++)
    if (price !== stands) offer(at(prices, price))
}

/** `asked` limits the choice to one factory. */
export function refusePrice(state: State, move: SetPrice, asked: Good): Reason | undefined {
  return move.good === asked ? refusePriceOf(state, decider(state), move) : OTHER_GOOD
}

export function refusePriceOf(state: State, player: Player, { good, price }: SetPrice): Reason | undefined {
  const { lowestPrice, highestPrice: top } = state.rules.figures
  if (price < lowestPrice || price > top) return OFF_THE_SCALE
  const factory = player.factories[good]
  if (price > qualityOf(state, factory, good) + factory.distribution) return NO_APPEAL
  return price > top - storedOnPriceScale(state, player, good) ? GOODS_STORED_THERE : undefined
}

export function setPrice(state: State, good: Good, price: number, emit: Emit): void {
  const factory = factoryOf(state, good)
  factory.price = price
  emit?.({ type: 'price', seat: state.seat, good, price, appeal: appealOf(state, factory, good) })
}
