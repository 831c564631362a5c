// Which quality and distribution totals the cards in hand can make — CG 1.a.4, CG ruling 17 and 18.
// Cards move freely between a player's factories, so only the totals count, not the cards that make them.
import { ALL_GOODS } from './components/names.ts'

/** One total for each good. */
export type Totals = readonly number[]
export const NOTHING: Totals = [0, 0, 0, 0]

/** The totals with that of one good changed. */
export function withTotal(totals: Totals, good: number, total: number): Totals {
  const changed = [totals[0] ?? 0, totals[1] ?? 0, totals[2] ?? 0, totals[3] ?? 0]
  changed[good] = total
  return changed
}

const BASE = 7
/** The marks in the table of layable totals: made by the ordinary cards, or with the extra one. */
export const ORDINARY = 1
export const WITH_EXTRA = 2

function code(totals: Totals): number {
  return (((totals[0] ?? 0) * BASE + (totals[1] ?? 0)) * BASE + (totals[2] ?? 0)) * BASE + (totals[3] ?? 0)
}

/** Marks every combination of quality totals that the ordinary cards can make, and those that need the extra card. */
export function layableTotals(cards: readonly (readonly number[])[], extra: readonly number[]): Uint8Array {
  const layable = new Uint8Array(BASE ** 4)
  const totals = [0, 0, 0, 0]
  const lay = (next: number, list: readonly (readonly number[])[], mark: number): void => {
    const values = list[next]
    if (values === undefined) {
      if (totals.every(total => total < BASE)) layable[code(totals)] = (layable[code(totals)] ?? 0) | mark
      return
    }
    lay(next + 1, list, mark)
    for (const good of ALL_GOODS) {
      for (const value of values) {
        totals[good] = (totals[good] ?? 0) + value
        lay(next + 1, list, mark)
        totals[good] = (totals[good] ?? 0) - value
      }
    }
  }
  lay(0, cards, ORDINARY)
  lay(0, [...cards, extra], WITH_EXTRA)
  return layable
}

export function canLayQuality(layable: Uint8Array, mark: number, totals: Totals): boolean {
  return ((layable[code(totals)] ?? 0) & mark) !== 0
}

/** Whether one factory can have this quality while the others have none. All factories are alike in this. */
export function canLayQualityAlone(layable: Uint8Array, mark: number, total: number): boolean {
  return ((layable[total] ?? 0) & mark) !== 0
}

/**
 * The highest total of this factory once the extra card that lay there is gone and free cards have replaced it, up to
 * its value — CG ruling 19. Undefined if it cannot have been there. The other totals stay.
 */
export function leftWithoutExtra(
  cards: readonly (readonly number[])[],
  extra: readonly number[],
  totals: Totals,
  good: number,
): number | undefined {
  let best: number | undefined
  for (const value of extra) {
    const rest = (totals[good] ?? 0) - value
    if (rest < 0) continue
    const replaced = mostReplaced(cards, 0, [...withTotal(totals, good, rest)], value)
    if (replaced !== undefined) best = Math.max(best ?? 0, rest + replaced)
  }
  return best
}

/** The most that the cards from `next` on can add, up to `room`, after making the totals; undefined if they cannot make them. */
function mostReplaced(
  cards: readonly (readonly number[])[],
  next: number,
  totals: number[],
  room: number,
): number | undefined {
  const values = cards[next]
  if (values === undefined) return totals.every(total => total === 0) ? 0 : undefined
  let best = mostReplaced(cards, next + 1, totals, room)
  for (const value of values) {
    if (value <= room) best = higher(best, mostReplaced(cards, next + 1, totals, room - value), value)
    for (const good of ALL_GOODS) {
      const total = totals[good] ?? 0
      if (value > total) continue
      totals[good] = total - value
      best = higher(best, mostReplaced(cards, next + 1, totals, room), 0)
      totals[good] = total
    }
  }
  return best
}

function higher(best: number | undefined, found: number | undefined, more: number): number | undefined {
  return found === undefined ? best : Math.max(best ?? 0, found + more)
}

/** Every factory with distribution needs one card. */
export function canLayDistribution(cards: number, totals: Totals): boolean {
  let needed = 0
  for (const total of totals) if (total > 0) needed++
  return needed <= cards
}
