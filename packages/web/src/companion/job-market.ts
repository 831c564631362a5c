// What hiring does to demand and wages, by the rules of the board game — SJ 4.1.I; ruling 1.
import { demandFor, type Factory, GOODS, runningCost, type State, spinningJenny, wage } from '@arkwright/board-game'
import { seedRandom } from '@arkwright/kernel'

export const ALL_WORKERS = 80

export interface Market {
  readonly demands: readonly number[]
  readonly wage: number
}

let board: State | undefined

function stateWith(workers: number): State {
  board ??= spinningJenny.setup(
    spinningJenny.parseOptions({ players: 4, setup: 'predetermined' }),
    seedRandom('companion'),
  )
  return { ...board, emptySpaces: ALL_WORKERS - Math.min(ALL_WORKERS, Math.max(0, workers)) }
}

/** The market with so many workers in it. */
export function marketWith(workers: number): Market {
  const state = stateWith(workers)
  return { demands: GOODS.map(good => demandFor(state, good)), wage: wage(state) }
}

/** What a factory costs in a production with so many workers in the market. */
export function costOf(staff: number, machines: number, workersInMarket: number): number {
  const factory: Factory = {
    level: 1,
    price: 0,
    quality: 0,
    distribution: 0,
    workers: [staff, 0, 0, 0],
    machines: [machines, 0, 0, 0],
    additional: 0,
  }
  return runningCost(stateWith(workersInMarket), factory)
}
