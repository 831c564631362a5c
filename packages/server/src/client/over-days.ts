// Which clocks are for games over days: only these use play windows.
import type { Clock } from '../api/table-shapes.ts'

const DAY = 24 * 3_600_000

/** A turn, or the bank, is at least a day. In a game of one evening a window would only stop the clock. */
export function isOverDays(clock: Clock): boolean {
  return (clock.kind === 'move' && clock.perMove >= DAY) || (clock.kind === 'bank' && clock.bank >= DAY)
}
