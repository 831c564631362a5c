// Where unsold goods are kept — SJ III.4; ruling 15.
import { GOODS, type Good } from './components/goods.ts'
import type { Player, State } from './state.ts'

/** Goods on the last spaces of a price scale; prices may not be set there. */
export function storedOnPriceScale(player: Player, good: Good): number {
  return player.stored[good]
}

/** How many goods of one kind fit: the spaces right of the price indicator; all of them while there is no factory. */
export function roomOnPriceScale(state: State, player: Player, good: Good): number {
  const { level, price } = player.factories[good]
  const { highestPrice, lowestPrice } = state.rules.figures
  return level === 0 ? highestPrice - lowestPrice + 1 : highestPrice - price
}

/** How many goods must go because all storage spaces together are too few. */
export function goodsOverCapacity(state: State, player: Player): number {
  let stored = 0
  for (const good of GOODS) stored += player.stored[good]
  return Math.max(0, stored - state.rules.figures.storageSpaces)
}
