// The factory mat: output, quality, appeal, prices, running costs — SJ 4.1.IV, II.2.1, II.3.1, III.1, III.3; WF III.3; rulings 10, 11.
import { at, numberAt } from './at.ts'
import { type Good, ROWS, type Row } from './components/goods.ts'
import { wage } from './job-market.ts'
import { effectsOf } from './owned-tiles.ts'
import type { Rules } from './rules.ts'
import { FOUR_ZEROS } from './shared-lists.ts'
import type { Factory, Player, State } from './state.ts'
import { storedOnPriceScale } from './storage.ts'

export function emptyFactory(): Factory {
  return {
    level: 0,
    price: 0,
    quality: 0,
    distribution: 0,
    workers: FOUR_ZEROS,
    machines: FOUR_ZEROS,
    additional: 0,
  }
}

export function buildingCost(state: State, good: Good, level: number): number {
  return numberAt(state.rules.cost[good], level)
}

/** What appeal depends on. */
export type Stall = Pick<Factory, 'level' | 'price' | 'quality' | 'distribution'>

/** Base quality (the building cost) plus the quality marker. */
export function qualityOf(state: State, factory: Pick<Stall, 'level' | 'quality'>, good: Good): number {
  return buildingCost(state, good, factory.level) + factory.quality
}

/** Quality and distribution minus the price; none without a factory. */
export function appealOf(state: State, factory: Stall, good: Good): number {
  return factory.level === 0 ? 0 : qualityOf(state, factory, good) + factory.distribution - factory.price
}

export function freeSpaces(state: State, factory: Factory, good: Good, row: Row): number {
  return state.rules.workerSpaces[good][row] - factory.workers[row] - factory.machines[row]
}

/** A row produces only if each of its spaces has a worker or a machine. */
export function outputOf(state: State, factory: Factory, good: Good): number {
  if (factory.level === 0) return 0
  const byRow = at(state.rules.output, factory.level)
  let output = 0
  for (const row of ROWS) if (freeSpaces(state, factory, good, row) === 0) output += byRow[row]
  return output
}

export function workersIn(factory: Factory): number {
  const { workers } = factory
  return workers[0] + workers[1] + workers[2] + workers[3] + factory.additional
}

export function machinesIn(factory: Factory): number {
  const { machines } = factory
  return machines[0] + machines[1] + machines[2] + machines[3]
}

/** Wages and operating costs are due for every row, also for those that did not produce. */
export function runningCost(state: State, factory: Factory): number {
  return costOfStaff(state.rules, workersIn(factory), machinesIn(factory), wage(state))
}

export function costOfStaff(
  { machineCost }: Pick<Rules, 'machineCost'>,
  workers: number,
  machines: number,
  current: number,
): number {
  return workers * current + machines * machineCost
}

/** The same for some workers and machines of the factory, with the effects of its assigned tiles. */
export function costWithTiles(state: State, player: Player, good: Good, workers: number, machines: number): number {
  return costAtWage(state, player, good, workers, machines, wage(state))
}

/** The same at any wage. */
export function costAtWage(
  state: State,
  player: Player,
  good: Good,
  workers: number,
  machines: number,
  current: number,
): number {
  let wages = workers * current
  let machineCosts = machines * state.rules.machineCost
  for (const owned of player.tiles) {
    if (owned.good !== good) continue
    const tile = effectsOf(state, owned)
    if (tile.wages !== undefined) wages = tile.wages(workers, current)
    if (tile.machineCosts !== undefined) machineCosts = tile.machineCosts(machineCosts)
  }
  return wages + machineCosts
}

/** The rightmost row with a worker; row 1 always has its own. */
export function lastStaffedRow(factory: Factory): Row {
  for (const row of [3, 2, 1] as const) if (factory.workers[row] > 0) return row
  return 0
}

/** The output that is lost if the last staffed row is switched off. */
export function outputOfLastRow(state: State, factory: Factory, good: Good): number {
  const row = lastStaffedRow(factory)
  if (row === 0 && !state.rules.changes.schoolClosesRowOne) return 0
  if (freeSpaces(state, factory, good, row) > 0) return 0
  return at(state.rules.output, factory.level)[row]
}

/** The highest price that keeps the appeal at zero or more and off the spaces where goods are stored. */
export function highestPrice(state: State, player: Player, good: Good): number {
  const factory = player.factories[good]
  const byAppeal = qualityOf(state, factory, good) + factory.distribution
  return Math.min(byAppeal, state.rules.figures.highestPrice - storedOnPriceScale(state, player, good))
}
