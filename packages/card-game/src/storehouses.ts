// What fits into the storehouses — CG 2.b storehouses, CG ruling 33: each holds goods of one kind.
import { dividedUp } from '@arkwright/kernel'
import { ALL_GOODS } from './components/names.ts'
import type { Totals } from './laying.ts'

const SMALL_STOREHOUSES = 2

/** `big` is the capacity of the extra storehouse; 0: there is none. */
export function canStore(stock: Totals, small: number, big: number): boolean {
  const needed = smallNeeded(stock, small)
  if (needed <= SMALL_STOREHOUSES) return true
  if (big === 0) return false
  for (const goods of stock) {
    if (needed - smallSaved(goods, small, big) <= SMALL_STOREHOUSES) return true
  }
  return false
}

function smallNeeded(stock: Totals, small: number): number {
  let needed = 0
  for (const goods of stock) needed += dividedUp(goods, small)
  return needed
}

/** How many small storehouses are free when `relief` of these goods are elsewhere. */
function smallSaved(goods: number, small: number, relief: number): number {
  return dividedUp(goods, small) - dividedUp(Math.max(0, goods - relief), small)
}

/** What is left of this good after losing a storehouse of this capacity that held some; undefined if it cannot have held any. */
export function leftWithoutStorehouse(stock: Totals, small: number, room: number, good: number): number | undefined {
  const goods = stock[good] ?? 0
  const needed = smallNeeded(stock, small)
  for (let lost = 1; lost <= Math.min(goods, room); lost++) {
    if (needed - smallSaved(goods, small, lost) <= SMALL_STOREHOUSES) return goods - lost
  }
  return undefined
}

/** Calls `visit` with what is stored when each storehouse takes one kind; the same result may come more than once. */
export function fillStorehouses(stock: Totals, small: number, big: number, visit: (stored: Totals) => void): void {
  for (const one of ALL_GOODS) {
    if (stock[one] === 0) continue
    for (const other of ALL_GOODS) {
      if (other < one || stock[other] === 0) continue
      if (big === 0) {
        visit(filled(stock, small, one, other, 0, 0))
        continue
      }
      for (const third of ALL_GOODS) {
        if (stock[third] === 0) continue
        visit(filled(stock, small, one, other, third, big))
      }
    }
  }
}

function filled(stock: Totals, small: number, one: number, other: number, third: number, big: number): Totals {
  const rooms = [0, 0, 0, 0]
  rooms[one] = small
  rooms[other] = (rooms[other] ?? 0) + small
  rooms[third] = (rooms[third] ?? 0) + big
  for (const good of ALL_GOODS) rooms[good] = Math.min(stock[good] ?? 0, rooms[good] ?? 0)
  return rooms
}
