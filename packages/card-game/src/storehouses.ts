// What fits into the storehouses — CG 2.b storehouses, CG ruling 33: each holds goods of one kind.
import { dividedUp } from '@arkwright/kernel'
import { ALL_GOODS } from './components/names.ts'
import type { Totals } from './laying.ts'

const SMALL_STOREHOUSES = 2

/** `big` is the capacity of the extra storehouse; 0: there is none. */
export function canStore(stock: Totals, small: number, big: number): boolean {
  if (smallNeeded(stock, small, -1, 0) <= SMALL_STOREHOUSES) return true
  if (big === 0) return false
  for (const good of ALL_GOODS) {
    if (smallNeeded(stock, small, good, big) <= SMALL_STOREHOUSES) return true
  }
  return false
}

function smallNeeded(stock: Totals, small: number, relieved: number, relief: number): number {
  let needed = 0
  for (const good of ALL_GOODS) {
    const goods = Math.max(0, (stock[good] ?? 0) - (good === relieved ? relief : 0))
    needed += dividedUp(goods, small)
  }
  return needed
}

/** What is left of this good after losing a storehouse of this capacity that held some; undefined if it cannot have held any. */
export function leftWithoutStorehouse(stock: Totals, small: number, room: number, good: number): number | undefined {
  const goods = stock[good] ?? 0
  for (let lost = 1; lost <= Math.min(goods, room); lost++) {
    if (smallNeeded(stock, small, good, lost) <= SMALL_STOREHOUSES) return goods - lost
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
  return stock.map((goods, good) => {
    const room = (good === one ? small : 0) + (good === other ? small : 0) + (good === third ? big : 0)
    return Math.min(goods, room)
  })
}
