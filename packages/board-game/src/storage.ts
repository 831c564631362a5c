// Where unsold goods are stored: in the large warehouse first, the rest on the price scales — SJ III.4; WF II.2.2, II.2.8, III.5; ruling 15.
import type { Seat } from '@arkwright/kernel'
import { has } from './bits.ts'
import { GOODS, type Good } from './components/goods.ts'
import { effectsOf } from './owned-tiles.ts'
import { playerAt } from './players.ts'
import type { Player, State } from './state.ts'
import type { Emit } from './step.ts'

/** Spaces of the large warehouse opened for a good: a whole column, or one in each row with a worker. */
export function openSpaces(state: State, player: Player, good: Good): number {
  const { harbour } = player
  if (harbour === null) return 0
  return has(harbour.columns, good) ? (state.rules.waterFrame?.figures.warehouseRows ?? 0) : harbour.rows
}

/**
 * Goods on the last spaces of a price scale; prices may not be set there. Goods may be moved to the large warehouse at any
 * time, so nothing is lost by counting them there first.
 */
export function storedOnPriceScale(state: State, player: Player, good: Good): number {
  const stored = player.stored[good]
  return stored === 0 ? 0 : Math.max(0, stored - openSpaces(state, player, good))
}

/** How many goods of one kind fit: the spaces right of the price indicator; all of them while there is no factory. */
function roomOnPriceScale(state: State, player: Player, good: Good): number {
  const { level, price } = player.factories[good]
  const { highestPrice, lowestPrice } = state.rules.figures
  return level === 0 ? highestPrice - lowestPrice + 1 : highestPrice - price
}

/** How many goods may be stored on all price scales together. */
function spacesOnPriceScales(state: State, player: Player): number {
  if (player.harbour === null) return state.rules.figures.storageSpaces
  let spaces = 0
  for (const owned of player.tiles) spaces += effectsOf(state, owned).storageSpaces
  return spaces
}

/** How many of one good the player can store if there are no others. */
function roomFor(state: State, player: Player, good: Good): number {
  const onScale = spacesOnPriceScales(state, player) === 0 ? 0 : roomOnPriceScale(state, player, good)
  return openSpaces(state, player, good) + onScale
}

/** Stores as many as fit; the rest is lost. Goods of other kinds may have to be discarded afterwards. */
export function storeGoods(state: State, seat: Seat, good: Good, count: number, emit: Emit): void {
  if (count === 0) return
  const player = playerAt(state, seat)
  const kept = Math.min(count, roomFor(state, player, good) - player.stored[good])
  if (kept <= 0) return
  player.stored[good] += kept
  emit?.({ type: 'stored', seat, good, count: kept })
}

/** How many goods must be discarded because there are too few storage spaces in all. */
export function goodsOverCapacity(state: State, player: Player): number {
  const { stored } = player
  if (stored[0] + stored[1] + stored[2] + stored[3] === 0) return 0
  let onScales = 0
  for (const good of GOODS) onScales += storedOnPriceScale(state, player, good)
  return Math.max(0, onScales - spacesOnPriceScales(state, player))
}

/** After a loss of storage, goods without a space are discarded. If there is a choice, the player is asked; the flow continues at `resume`. */
export function makeGoodsFit(state: State, resume: State['resume'], emit: Emit): void {
  const { seat } = state
  const player = playerAt(state, seat)
  for (const good of GOODS) {
    if (player.stored[good] === 0) continue
    const lost = player.stored[good] - roomFor(state, player, good)
    if (lost <= 0) continue
    player.stored[good] -= lost
    emit?.({ type: 'discarded', seat, good, count: lost })
  }
  state.resume = resume
  state.step = goodsOverCapacity(state, player) > 0 ? 'discard goods' : resume
}
