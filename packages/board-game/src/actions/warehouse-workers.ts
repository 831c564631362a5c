// Workers at the edges of the large warehouse: hired and moved with the workers action — WF II.2.2; ruling 32.
import { at } from '../at.ts'
import { excluding, has, including } from '../bits.ts'
import { GOODS } from '../components/goods.ts'
import { harbourOf } from '../harbour.ts'
import { takeWorkers, workersForHire } from '../job-market.ts'
import {
  HIRE_FOR_COLUMN,
  HIRE_FOR_ROW,
  type HireForColumn,
  type HireForRow,
  MOVE_WORKER,
  type MoveWorker,
  WAREHOUSE_ROW,
} from '../moves-water-frame.ts'
import { decider } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import type { Harbour, State } from '../state.ts'
import { type Emit, type Reason, reason } from '../step.ts'

type WarehouseMove = HireForColumn | HireForRow | MoveWorker

const ALL_COLUMNS = GOODS.reduce(including, 0)

const NOBODY_TO_HIRE = reason('WF II.2.2', 'no-workers-left')
const PLACE_TAKEN = reason('WF II.2.2', 'warehouse-place-taken')
const NOBODY_THERE = reason('WF II.2.2', 'no-warehouse-worker-there')
const MOVED_ALREADY = reason('ruling 32', 'warehouse-worker-came-in-this-action')

export function offerWarehouseMoves(state: State, harbour: Harbour, offer: (move: WarehouseMove) => void): void {
  const free = freePlaces(state, harbour)
  if (workersForHire(state) > 0) {
    for (const move of HIRE_FOR_COLUMN) if (has(free, move.good)) offer(move)
    if (has(free, WAREHOUSE_ROW)) offer(HIRE_FOR_ROW)
  }
  if (harbour.rows > state.turn.rowsTaken) offerMovesFrom(WAREHOUSE_ROW, free, offer)
  const movable = harbour.columns & ~state.turn.columnsTaken
  if (movable === 0) return
  for (const good of GOODS) if (has(movable, good)) offerMovesFrom(good, free, offer)
}

function offerMovesFrom(from: number, free: number, offer: (move: MoveWorker) => void): void {
  for (const move of at(MOVE_WORKER, from)) if (move !== undefined && has(free, move.to)) offer(move)
}

export function refuseInWarehouse(state: State, move: WarehouseMove): Reason | undefined {
  const harbour = harbourOf(decider(state))
  const place = placeOf(move)
  if (move.kind !== 'move') {
    if (workersForHire(state) === 0) return NOBODY_TO_HIRE
  } else if (move.from === WAREHOUSE_ROW) {
    if (harbour.rows === 0) return NOBODY_THERE
    if (harbour.rows <= state.turn.rowsTaken) return MOVED_ALREADY
  } else {
    if (!has(harbour.columns, move.from)) return NOBODY_THERE
    if (has(state.turn.columnsTaken, move.from)) return MOVED_ALREADY
  }
  return has(freePlaces(state, harbour), place) ? undefined : PLACE_TAKEN
}

export function playInWarehouse(state: State, move: WarehouseMove, emit: Emit): void {
  const { turn, seat } = state
  const harbour = harbourOf(decider(state))
  if (move.kind !== 'move') takeWorkers(state, 1)
  else {
    removeWorker(harbour, move.from)
    emit?.({ type: 'warehouse worker', seat, place: move.from, by: -1 })
  }
  const place = placeOf(move)
  if (place === WAREHOUSE_ROW) {
    harbour.rows++
    turn.rowsTaken++
  } else {
    harbour.columns = including(harbour.columns, place)
    turn.columnsTaken = including(turn.columnsTaken, place)
  }
  emit?.({ type: 'warehouse worker', seat, place, by: 1 })
}

export function removeWorker(harbour: Harbour, place: number): void {
  if (place === WAREHOUSE_ROW) harbour.rows--
  else harbour.columns = excluding(harbour.columns, place)
}

/** The places at the edge where a worker may be placed: bits. */
function freePlaces(state: State, { columns, rows }: Harbour): number {
  const free = ALL_COLUMNS & ~columns
  return rows < waterFrameRules(state.rules).figures.warehouseRows ? including(free, WAREHOUSE_ROW) : free
}

function placeOf(move: WarehouseMove): number {
  if (move.kind === 'move') return move.to
  return move.kind === 'hire row' ? WAREHOUSE_ROW : move.good
}
