// What hiring does to demand and wages, by the rules of the board game — SJ 4.1.I; ruling 1.
import { costOfStaff, demandAt, GOODS, type State, spinningJenny, wageAt } from '@arkwright/board-game'
import { seedRandom } from '@arkwright/kernel'

export const ALL_WORKERS = 80

export interface Market {
  readonly demands: readonly number[]
  readonly wage: number
}

let known: State['rules'] | undefined

/** The job market is the same for any number of players. */
function rules(): State['rules'] {
  known ??= spinningJenny.setup(
    spinningJenny.parseOptions({ players: 4, setup: 'predetermined' }),
    seedRandom('companion'),
  ).rules
  return known
}

function emptySpaces(workers: number): number {
  return ALL_WORKERS - Math.min(ALL_WORKERS, Math.max(0, workers))
}

/** The market with this many workers in it. */
export function marketWith(workers: number): Market {
  const empty = emptySpaces(workers)
  return { demands: GOODS.map(good => demandAt(rules(), empty, good)), wage: wageAt(rules(), empty) }
}

/** What a factory costs in a production with this many workers in the market. */
export function costOf(staff: number, machines: number, workersInMarket: number): number {
  return costOfStaff(rules(), staff, machines, wageAt(rules(), emptySpaces(workersInMarket)))
}
