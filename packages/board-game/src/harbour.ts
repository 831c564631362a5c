// The harbour mat: ships and their crews, warehouse workers, contracts — WF II.2.2, II.2.6, II.2.7, II.3.2.3, III.4, 6.II.
import type { Seat } from '@arkwright/kernel'
import { at, numberAt } from './at.ts'
import { sizeOf } from './bits.ts'
import type { Good } from './components/goods.ts'
import { SHIP_CAPACITIES } from './components/harbour.ts'
import { buildingCost } from './factory.ts'
import { takeWorkers, wage, workersForHire } from './job-market.ts'
import { effectsOf } from './owned-tiles.ts'
import { playerAt } from './players.ts'
import { waterFrameRules } from './rules.ts'
import { listAdding } from './shared-lists.ts'
import type { Harbour, Player, State } from './state.ts'
import type { Emit } from './step.ts'
import { receive } from './treasury.ts'

export function harbourOf({ harbour }: Player): Harbour {
  if (harbour === null) throw new Error('there is no harbour in Spinning Jenny')
  return harbour
}

export function emptyHarbour(): Harbour {
  return { ships: [0, 0], contracts: [0, 0, 0, 0], columns: 0, rows: 0 }
}

export function crewOf(state: State, capacity: number): number {
  return numberAt(waterFrameRules(state.rules).crewOf, capacity)
}

export function crews(state: State, { ships }: Harbour): number {
  return crewOf(state, ships[0]) + crewOf(state, ships[1])
}

export function shipsOf(state: State, seat: Seat): number {
  const { ships } = harbourOf(playerAt(state, seat))
  return (ships[0] > 0 ? 1 : 0) + (ships[1] > 0 ? 1 : 0)
}

export function warehouseWorkers({ columns, rows }: Harbour): number {
  return sizeOf(columns) + rows
}

/** Workers on the harbour mat, who are paid in the event phase. */
export function harbourWorkers(state: State, harbour: Harbour): number {
  return crews(state, harbour) + warehouseWorkers(harbour)
}

/** Their cost for a seat in the event phase at the present wage; 0 in Spinning Jenny. */
export function harbourWages(state: State, seat: number): number {
  const { harbour } = at(state.players, seat)
  return harbour === null ? 0 : harbourWorkers(state, harbour) * wage(state)
}

/** Puts a ship at a pier; the previous one returns to the mat. Only additional crew is hired. */
export function dockShip(state: State, pier: 0 | 1, capacity: number, emit: Emit): void {
  const harbour = harbourOf(playerAt(state, state.seat))
  const replaced = harbour.ships[pier]
  if (replaced > 0) returnToMat(state, replaced)
  state.ships = listAdding(state.ships, sizeOfShip(capacity), -1)
  takeWorkers(state, crewOf(state, capacity) - crewOf(state, replaced))
  moor(harbour, pier, capacity)
  emit?.({ type: 'ship taken', seat: state.seat, capacity, pier, replaced })
}

/** The ship leaves its pier; its crew is fired. */
export function giveUpShip(state: State, pier: 0 | 1, emit: Emit): void {
  const harbour = harbourOf(playerAt(state, state.seat))
  const capacity = harbour.ships[pier]
  returnToMat(state, capacity)
  state.firedWorkers += crewOf(state, capacity)
  moor(harbour, pier, 0)
  emit?.({ type: 'ship returned', seat: state.seat, capacity, pier })
}

function moor(harbour: Harbour, pier: 0 | 1, capacity: number): void {
  const [first, second] = harbour.ships
  harbour.ships = pier === 0 ? [capacity, second] : [first, capacity]
}

export function enoughCrew(state: State, capacity: number, replaced: number): boolean {
  return crewOf(state, capacity) - crewOf(state, replaced) <= workersForHire(state)
}

/** By how many goods a delivery may differ from the contract. */
export function contractTolerance(state: State, player: Player): number {
  let tolerance = 0
  for (const owned of player.tiles) tolerance = Math.max(tolerance, effectsOf(state, owned).contractTolerance)
  return tolerance
}

/** The East India Company pays the building cost for each good; the contract is fulfilled. */
export function deliver(state: State, seat: Seat, good: Good, count: number, emit: Emit): void {
  const player = playerAt(state, seat)
  harbourOf(player).contracts[good] = 0
  emit?.({ type: 'shipped', seat, good, count })
  receive(state, seat, count * buildingCost(state, good, player.factories[good].level), 'shipment', emit)
}

/** The income from tiles for each shipment, for any number of ships. */
export function receiveForShipment(state: State, seat: Seat, emit: Emit): void {
  for (const owned of playerAt(state, seat).tiles)
    receive(state, seat, effectsOf(state, owned).shipmentIncome, 'tile', emit)
}

function returnToMat(state: State, capacity: number): void {
  state.ships = listAdding(state.ships, sizeOfShip(capacity), 1)
}

function sizeOfShip(capacity: number): number {
  return (SHIP_CAPACITIES as readonly number[]).indexOf(capacity)
}
