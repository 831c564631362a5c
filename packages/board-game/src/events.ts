// What happened, as facts: log, animation, statistics and tests all read these.
import type { ChanceEvent, Seat } from '@arkwright/kernel'
import type { MarkerId } from './components/action-markers.ts'
import type { Good, Row } from './components/goods.ts'
import type { Call } from './sale.ts'

export type CostOf =
  | 'factories'
  | 'administration'
  | 'factory action'
  | 'wages and machines'
  | 'missing workers'
  | 'shares'
  | 'loans'
export type IncomeFrom = 'start-up capital' | 'shares' | 'emergency sale' | 'loan' | 'goods' | 'stored goods'
export type SpacesFor = 'goods sold' | 'most appeal' | 'most sold' | 'emergency sale' | 'loan' | 'forced price cut'

export type BoardEvent =
  | ChanceEvent
  | { type: 'start player'; seat: Seat }
  | { type: 'decade'; year: number; level: number }
  | { type: 'cycle'; good: Good }
  | { type: 'importer'; good: Good; space: number; by: number }
  | { type: 'workers returned'; count: number }
  | { type: 'placed'; seat: Seat; marker: MarkerId; space: number; cost: number; fee: number }
  | { type: 'paid'; seat: Seat; amount: number; to: CostOf }
  | { type: 'received'; seat: Seat; amount: number; from: IncomeFrom }
  | { type: 'shares'; seat: Seat; by: number; why: 'bought' | 'sold' | 'emergency sale' }
  | { type: 'loans'; seat: Seat; by: number }
  | { type: 'share value'; seat: Seat; from: number; to: number; why: SpacesFor }
  | { type: 'built'; seat: Seat; good: Good; level: number }
  | { type: 'modernised'; seat: Seat; good: Good; level: number }
  | { type: 'closed'; seat: Seat; good: Good; level: number }
  | { type: 'price'; seat: Seat; good: Good; price: number; appeal: number }
  | { type: 'hired'; seat: Seat; good: Good; row: Row }
  | { type: 'fired'; seat: Seat; good: Good; row: Row; machinesLost: number }
  | { type: 'machine'; seat: Seat; good: Good; row: Row }
  | { type: 'quality'; seat: Seat; good: Good; level: number }
  | { type: 'distribution'; seat: Seat; good: Good; level: number }
  | { type: 'marker taken'; seat: Seat; marker: MarkerId }
  | { type: 'demand'; good: Good; demand: number; importer: number; wage: number }
  | { type: 'sale'; good: Good; demand: number; importer: number; calls: readonly Call[] }
  | { type: 'sold'; seat: Seat; good: Good; count: number; fromStore: number; price: number }
  | { type: 'stored'; seat: Seat; good: Good; count: number }
  | { type: 'goods sold at the fixed price'; seat: Seat; good: Good; count: number }
  | { type: 'discarded'; seat: Seat; good: Good; count: number }
  | { type: 'obsolete'; seat: Seat; good: Good; workers: number; missing: number }
  | { type: 'game over' }
