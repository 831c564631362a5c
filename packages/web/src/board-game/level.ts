// The development level the table shows: after the last decade it is still that of the last.
import type { State } from '@arkwright/board-game'

export function shownLevel({ rules, decade }: State): number {
  return rules.level[Math.min(decade, rules.decades)] ?? 0
}
