// The facts that play emits. Log, animation, statistics and tests read them.
import type { ChanceEvent, Seat } from '@arkwright/kernel'
import type { MarkerId } from './components/action-markers.ts'
import type { EventId } from './components/events.ts'
import type { Good, Row } from './components/goods.ts'
import type { TileId } from './components/tiles.ts'
import type { Call } from './sale.ts'

export type CostOf =
  | 'factories'
  | 'administration'
  | 'factory action'
  | 'production action'
  | 'wages and machines'
  | 'crews and warehouse workers'
  | 'missing workers'
  | 'shares'
  | 'loans'
  | 'tile'
  | 'event'
export type IncomeFrom =
  | 'start-up capital'
  | 'shares'
  | 'emergency sale'
  | 'loan'
  | 'goods'
  | 'stored goods'
  | 'shipment'
  | 'tile'
export type SpacesFor =
  | 'goods sold'
  | 'most appeal'
  | 'most sold'
  | 'emergency sale'
  | 'loan'
  | 'forced price cut'
  | 'ships'
  | 'unfulfilled contract'
  | 'event'
  | 'late hiring'
  | 'open contract'

export type BoardEvent =
  | ChanceEvent
  | { type: 'start player'; seat: Seat }
  /** Pounds more or less to begin with. */
  | { type: 'handicap'; seat: Seat; amount: number }
  | { type: 'decade'; year: number; level: number }
  | { type: 'cycle'; good: Good }
  | { type: 'importer'; good: Good; space: number; by: number }
  | { type: 'workers returned'; count: number }
  | { type: 'workers removed'; count: number }
  | { type: 'placed'; seat: Seat; marker: MarkerId; space: number; cost: number; fee: number }
  | { type: 'paid'; seat: Seat; amount: number; to: CostOf }
  | { type: 'received'; seat: Seat; amount: number; from: IncomeFrom }
  | { type: 'shares'; seat: Seat; by: number; why: 'bought' | 'sold' | 'emergency sale' | 'late hiring' }
  | { type: 'loans'; seat: Seat; by: number }
  | { type: 'share value'; seat: Seat; from: number; to: number; why: SpacesFor }
  | { type: 'built'; seat: Seat; good: Good; level: number }
  | { type: 'modernised'; seat: Seat; good: Good; level: number }
  | { type: 'closed'; seat: Seat; good: Good; level: number }
  | { type: 'marked'; seat: Seat; good: Good }
  | { type: 'price'; seat: Seat; good: Good; price: number; appeal: number }
  | { type: 'hired'; seat: Seat; good: Good; row: Row }
  | { type: 'fired'; seat: Seat; good: Good; row: Row; machinesLost: number }
  | { type: 'machine'; seat: Seat; good: Good; row: Row }
  | { type: 'machine lost'; seat: Seat; good: Good; row: Row }
  /** Places at the edge of the large warehouse: a good for its column, 4 for a row. */
  | { type: 'warehouse worker'; seat: Seat; place: number; by: 1 | -1 }
  | { type: 'quality'; seat: Seat; good: Good; level: number }
  | { type: 'distribution'; seat: Seat; good: Good; level: number }
  | { type: 'marker taken'; seat: Seat; marker: MarkerId }
  | { type: 'tile taken'; seat: Seat; tile: TileId }
  | { type: 'tile returned'; seat: Seat; tile: TileId }
  | { type: 'tile used'; seat: Seat; tile: TileId }
  | { type: 'tile assigned'; seat: Seat; tile: TileId; good: Good }
  | { type: 'ship taken'; seat: Seat; capacity: number; pier: number; replaced: number }
  | { type: 'ship returned'; seat: Seat; capacity: number; pier: number }
  | { type: 'contract'; seat: Seat; good: Good; from: number; to: number }
  | { type: 'produced'; seat: Seat; good: Good; rows: number; count: number }
  | { type: 'shipped'; seat: Seat; good: Good; count: number }
  | { type: 'demand'; good: Good; demand: number; importer: number; wage: number }
  | { type: 'sale'; good: Good; demand: number; importer: number; calls: readonly Call[] }
  | { type: 'sold'; seat: Seat; good: Good; count: number; fromStore: number; price: number }
  | { type: 'stored'; seat: Seat; good: Good; count: number }
  | { type: 'goods sold at the fixed price'; seat: Seat; good: Good; count: number }
  | { type: 'discarded'; seat: Seat; good: Good; count: number }
  | { type: 'obsolete'; seat: Seat; good: Good; workers: number; missing: number }
  | { type: 'event'; event: EventId }
  | { type: 'game over' }
