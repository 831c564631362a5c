// The moves only Water Frame has: tiles, ships, contracts, warehouse, production action, economy and event markers.

import { MOST_IMPORTER_STEPS, MOST_WORKERS_BACK } from './components/economy.ts'
import { EVENT_NAMES, type EventId } from './components/events.ts'
import { GOOD_NAMES, GOODS, type Good, ROWS } from './components/goods.ts'
import { CONTRACT_TRACK, PIERS, SHIP_CAPACITIES } from './components/harbour.ts'
import { TILE_NAMES, type TileId } from './components/tiles.ts'
import { type Of, type OfGood, perGood } from './moves.ts'
import { known } from './vocabulary.ts'

export type OfTile<K extends string> = Of<K> & { readonly tile: TileId }

/** Use a tile and keep it; return it for its effect, or because it is the fifth. */
export type UseTile = OfTile<'use'>
export type ReturnTile = OfTile<'return'>
export type TakeTile = OfTile<'take tile'>
export type KeepTile = OfTile<'keep'>
export type DrawTile = OfTile<'draw tile'>
export type AssignTile = OfTile<'assign'> & { readonly good: Good }
export type TakeShip = Of<'take ship'> & { readonly size: number; readonly capacity: number }
export type ReturnShip = Of<'return ship'> & { readonly pier: number }
export type HireForColumn = OfGood<'hire column'>
export type HireForRow = Of<'hire row'>
/** A warehouse worker moves from one place at the edge to another; WAREHOUSE_ROW means any row. */
export type MoveWorker = Of<'move'> & { readonly from: number; readonly to: number }
export type DismissColumn = OfGood<'dismiss column'>
export type DismissRow = Of<'dismiss row'>
export type PlaceContract = OfGood<'contract'> & { readonly count: number }
export type Ship = OfGood<'ship'> & { readonly count: number }
export type Produce = OfGood<'produce'> & { readonly rows: number }
export type Pay = Of<'pay'> & { readonly amount: number }
export type RevealEconomy = Of<'economy'> & { readonly importer: number; readonly workers: number }
export type RevealEvent = Of<'event'> & { readonly event: EventId }

export type TileMove = UseTile | ReturnTile

export type WaterFrameMove =
  | UseTile
  | ReturnTile
  | TakeTile
  | KeepTile
  | DrawTile
  | AssignTile
  | TakeShip
  | ReturnShip
  | HireForColumn
  | HireForRow
  | MoveWorker
  | DismissColumn
  | DismissRow
  | PlaceContract
  | Ship
  | Produce
  | Pay
  | RevealEconomy
  | RevealEvent

/** A row of the large warehouse. Columns have the number of their good. */
export const WAREHOUSE_ROW = 4
/** At least the dearest administrative cost plus the most a tile may add. */
const HIGHEST_PAYMENT = 40
/** The largest contract and one good more. */
const LARGEST_SHIPMENT = 11
const ORDINALS = ['first', 'second'] as const

function own<M extends WaterFrameMove>(move: M): M {
  return known(move, 'water-frame')
}

/** By tile. */
export const USE = TILE_NAMES.map((name, tile): UseTile => own({ kind: 'use', text: `use ${name}`, tile }))
export const RETURN = TILE_NAMES.map((name, tile): ReturnTile => own({ kind: 'return', text: `return ${name}`, tile }))
export const TAKE_TILE = TILE_NAMES.map(
  (name, tile): TakeTile => own({ kind: 'take tile', text: `take ${name}`, tile }),
)
export const KEEP = TILE_NAMES.map((name, tile): KeepTile => own({ kind: 'keep', text: `keep ${name}`, tile }))
export const DRAW_TILE = TILE_NAMES.map(
  (name, tile): DrawTile => own({ kind: 'draw tile', text: `draw tile ${name}`, tile }),
)
/** By tile, then by good. */
export const ASSIGN = TILE_NAMES.map((name, tile) =>
  GOODS.map((good): AssignTile => own({ kind: 'assign', text: `assign ${name} ${GOOD_NAMES[good]}`, tile, good })),
)

/** By size, smallest first. */
export const TAKE_SHIP = SHIP_CAPACITIES.map(
  (capacity, size): TakeShip => own({ kind: 'take ship', text: `take ship ${capacity}`, size, capacity }),
)
/** By pier. */
export const RETURN_SHIP = Array.from(
  { length: PIERS },
  (_, pier): ReturnShip => own({ kind: 'return ship', text: `return ${ORDINALS[pier]} ship`, pier }),
)

export const HIRE_FOR_COLUMN = perGood<HireForColumn>((good, name) =>
  own({ kind: 'hire column', text: `hire column ${name}`, good }),
)
export const HIRE_FOR_ROW: HireForRow = own({ kind: 'hire row', text: 'hire warehouse row' })
/** By the place left, then by the place reached; none from a place to itself. */
export const MOVE_WORKER: readonly (readonly (MoveWorker | undefined)[])[] = [...GOODS, WAREHOUSE_ROW].map(from =>
  [...GOODS, WAREHOUSE_ROW].map(to =>
    from === to ? undefined : own({ kind: 'move', text: `move ${placeName(from)} to ${placeName(to)}`, from, to }),
  ),
)
export const DISMISS_COLUMN = perGood<DismissColumn>((good, name) =>
  own({ kind: 'dismiss column', text: `dismiss column ${name}`, good }),
)
export const DISMISS_ROW: DismissRow = own({ kind: 'dismiss row', text: 'dismiss warehouse row' })

/** By good, then by space of the track. */
export const PLACE_CONTRACT = perGood((good, name) =>
  CONTRACT_TRACK.map(
    (count): PlaceContract => own({ kind: 'contract', text: `contract ${name} ${count}`, good, count }),
  ),
)
/** By good, then by number of goods. */
export const SHIP = perGood((good, name) =>
  Array.from({ length: LARGEST_SHIPMENT + 1 }, (_, count) => count).map(
    (count): Ship => own({ kind: 'ship', text: `ship ${name} ${count}`, good, count }),
  ),
)
/** By good, then by the last row used, from 0. */
export const PRODUCE = perGood((good, name) =>
  ROWS.map((row): Produce => own({ kind: 'produce', text: `produce ${name} ${row + 1}`, good, rows: row + 1 })),
)
export const PAY = Array.from(
  { length: HIGHEST_PAYMENT + 1 },
  (_, amount): Pay => own({ kind: 'pay', text: `pay ${amount}`, amount }),
)

/** By the importer's step, then by the workers who go back. */
export const REVEAL_ECONOMY = Array.from({ length: MOST_IMPORTER_STEPS + 1 }, (_, importer) =>
  Array.from(
    { length: MOST_WORKERS_BACK + 1 },
    (__, workers): RevealEconomy => own({ kind: 'economy', text: `economy ${importer} ${workers}`, importer, workers }),
  ),
)
/** By event. */
export const REVEAL_EVENT = EVENT_NAMES.map(
  (name, event): RevealEvent => own({ kind: 'event', text: `event ${name}`, event }),
)

function placeName(place: number): string {
  return GOOD_NAMES[place] ?? 'row'
}
