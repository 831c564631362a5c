// Reads a position with something changed. The change is undone afterwards: copies would cost a bot most of its time. The caller owns the position.
import { at } from './at.ts'
import { GOODS, type Good, type PerGood, type PerRow, type Row } from './components/goods.ts'
import { harbourOf } from './harbour.ts'
import { workersInMarket } from './job-market.ts'
import type { Factory, Player, State } from './state.ts'

type FactoryMarkers = Partial<Pick<Factory, 'price' | 'quality' | 'distribution'>>

/** Reads the position with other markers at the factory of one good. */
export function withFactory<T>(state: State, seat: number, good: Good, markers: FactoryMarkers, look: () => T): T {
  const factory = at(state.players, seat).factories[good]
  const { price, quality, distribution } = factory
  factory.price = markers.price ?? price
  factory.quality = markers.quality ?? quality
  factory.distribution = markers.distribution ?? distribution
  const seen = look()
  factory.price = price
  factory.quality = quality
  factory.distribution = distribution
  return seen
}

/** The same for the factories of all goods. */
export function withFactories<T>(
  state: State,
  seat: number,
  markers: readonly FactoryMarkers[],
  look: () => T,
  good = 0,
): T {
  const next = GOODS[good]
  if (next === undefined) return look()
  return withFactory(state, seat, next, at(markers, next), () => withFactories(state, seat, markers, look, good + 1))
}

/** Reads the position with other ongoing contracts, or other ships at the piers. */
export function withHarbour<T>(
  state: State,
  seat: number,
  changes: { readonly contracts: Readonly<PerGood<number>>; readonly ships?: readonly [number, number] },
  look: () => T,
): T {
  const harbour = harbourOf(at(state.players, seat))
  const { contracts, ships } = harbour
  harbour.contracts = [...changes.contracts]
  harbour.ships = changes.ships === undefined ? ships : [...changes.ships]
  const seen = look()
  harbour.contracts = contracts
  harbour.ships = ships
  return seen
}

/** Changes of workers and machines on a row of a factory, and new warehouse workers. */
export interface StaffChange {
  readonly good: Good
  readonly row: Row
  readonly workers: number
  readonly machines: number
  readonly hired: number
  readonly fired: number
  /** Of the large warehouse: columns as bits, and rows. */
  readonly columns: number
  readonly rows: number
}

/** Reads the position with all these changes. Hired workers come from the job market while it has any. */
export function withStaff<T>(state: State, seat: number, changes: readonly StaffChange[], look: () => T): T {
  const player = at(state.players, seat)
  const { emptySpaces, firedWorkers } = state
  let hired = 0
  let fired = 0
  for (const one of changes) {
    hired += one.hired
    fired += one.fired
    changeStaff(player, one, 1)
  }
  const fromMarket = Math.min(hired, workersInMarket(state))
  state.emptySpaces = emptySpaces + fromMarket
  state.firedWorkers = firedWorkers + fromMarket + fired - hired
  const seen = look()
  for (const one of changes) changeStaff(player, one, -1)
  state.emptySpaces = emptySpaces
  state.firedWorkers = firedWorkers
  return seen
}

function changeStaff({ factories, harbour }: Player, change: StaffChange, sign: number): void {
  const factory = factories[change.good]
  factory.workers = plus(factory.workers, change.row, sign * change.workers)
  factory.machines = plus(factory.machines, change.row, sign * change.machines)
  if (harbour === null) return
  harbour.rows += sign * change.rows
  harbour.columns ^= change.columns
}

/** Copies of a position may share these lists, so they are replaced, not changed. */
function plus(list: Readonly<PerRow<number>>, row: Row, by: number): PerRow<number> {
  const [first, second, third, fourth] = list
  const sum: PerRow<number> = [first, second, third, fourth]
  sum[row] += by
  return sum
}
