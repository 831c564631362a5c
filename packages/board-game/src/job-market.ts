// Job market: demand, wages, hiring and firing — SJ 4.1.I, 5.I, II.2.2, III.1, III.3; ruling 1.
import { numberAt } from './at.ts'
import type { Good } from './components/goods.ts'
import type { Rules } from './rules.ts'
import type { State } from './state.ts'

const COLUMNS = 4

/** The empty numbered spaces in the good's column. The market is one counter: its empty spaces are always the first ones. */
export function demandFor(state: State, good: Good): number {
  return demandAt(state.rules, state.emptySpaces, good)
}

/** The same for any number of empty spaces. */
export function demandAt(rules: Rules, emptySpaces: number, good: Good): number {
  const emptyInColumn = (emptySpaces + COLUMNS - 1 - good) >> 2
  return Math.max(0, emptyInColumn - rules.unnumberedSpaces[good])
}

/** The wage beside the row of the lowest empty space; row 1 if no space is empty. */
export function wage(state: State): number {
  return wageAt(state.rules, state.emptySpaces)
}

/** The same for any number of empty spaces. */
export function wageAt(rules: Rules, emptySpaces: number): number {
  return numberAt(rules.wageByRow, Math.max(0, (emptySpaces - 1) >> 2))
}

export function workersInMarket(state: State): number {
  return state.rules.workers - state.emptySpaces
}

/** Workers who can be hired: the job market first, and the fired workers once it is empty. */
export function workersForHire(state: State): number {
  return workersInMarket(state) + state.firedWorkers
}

export function takeWorkers(state: State, count: number): void {
  const fromMarket = Math.min(count, workersInMarket(state))
  state.emptySpaces += fromMarket
  state.firedWorkers -= count - fromMarket
}

/** For obsolete factories the fired workers come first — SJ 6.IV. */
export function takeFiredWorkersFirst(state: State, count: number): void {
  const fromFired = Math.min(count, state.firedWorkers)
  state.firedWorkers -= fromFired
  state.emptySpaces += count - fromFired
}

/** Fired workers return to the market, at most as many as there are. Returns their number. */
export function returnWorkersToMarket(state: State, count: number): number {
  const returned = Math.min(count, state.firedWorkers)
  state.firedWorkers -= returned
  state.emptySpaces -= returned
  return returned
}
