// Year and level of a position — SJ 4.1.III, 5.0.
import { numberAt } from './at.ts'
import type { Good } from './components/goods.ts'
import { FIRST_YEAR } from './components/timetable.ts'
import type { State } from './state.ts'

export function year(state: State): number {
  return FIRST_YEAR + 10 * state.decade
}

/** The development level shown in the first column of the timetable. */
export function currentLevel(state: State): number {
  return numberAt(state.rules.level, state.decade)
}

/** The level the table shows: after the last decade, the level of the last decade. */
export function shownLevel({ rules, decade }: State): number {
  return numberAt(rules.level, Math.min(decade, rules.decades))
}

export function isLastDecade(state: State): boolean {
  return state.decade === state.rules.decades
}

/** True when the good's cycle of this decade is already over. */
export function wasActiveThisDecade(state: State, good: Good): boolean {
  return good < state.cycle
}
