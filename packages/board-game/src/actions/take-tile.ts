// Development tiles as special markers: taking and assigning — WF II.3.2.1; ruling 36.
import { at, numberAt } from '../at.ts'
import { has } from '../bits.ts'
import type { Good } from '../components/goods.ts'
import { TILE_NAMES } from '../components/tiles.ts'
import { ASSIGN, type AssignTile, TAKE_TILE, type TakeTile } from '../moves-water-frame.ts'
import { changeTile, effectsOf, gainTile, NOT_OWNED, ownedTile, tilesOwned } from '../owned-tiles.ts'
import { decider } from '../players.ts'
import type { OwnedTile, Player, State } from '../state.ts'
import { type Emit, type Reason, reason } from '../step.ts'

const NONE_LEFT = reason<TakeTile>('WF II.3.2.1', 'no-such-tile-left', (_, { tile }) => ({
  tile: at(TILE_NAMES, tile),
}))
const OWNED = reason<TakeTile>('WF II.3.2.1', 'tile-already-owned', (_, { tile }) => ({ tile: at(TILE_NAMES, tile) }))
const NOT_ASSIGNED = reason<AssignTile>('WF II.3.2.1', 'tile-not-assigned', (_, { tile }) => ({
  tile: at(TILE_NAMES, tile),
}))
const NO_FACTORY = reason('WF II.3.2.1', 'no-factory')
const ASSIGNED_THERE = reason('WF II.3.2.1', 'tile-assigned-there')

/** Tiles of the common supply, and another factory for a tile already owned. */
export function offerTiles(state: State, player: Player, offer: (move: TakeTile | AssignTile) => void): void {
  const ownedTiles = tilesOwned(player)
  for (const move of TAKE_TILE) if (refuseTaking(state, ownedTiles, move) === undefined) offer(move)
  for (const owned of player.tiles) {
    if (!effectsOf(state, owned).assigned) continue
    for (const move of at(ASSIGN, owned.tile)) if (refusePlace(player, owned, move.good) === undefined) offer(move)
  }
}

/** `owned` are the player's tiles: bits. */
export function refuseTaking(state: State, owned: number, { tile }: TakeTile): Reason | undefined {
  if (numberAt(state.tiles, tile) === 0) return NONE_LEFT
  return has(owned, tile) ? OWNED : undefined
}

export function takeTile(state: State, { tile }: TakeTile, emit: Emit): void {
  gainTile(state, state.seat, tile, emit)
  state.step = 'special marker taken'
}

export function refuseAssignment(state: State, { tile, good }: AssignTile): Reason | undefined {
  const player = decider(state)
  const owned = ownedTile(player, tile)
  if (owned === undefined) return NOT_OWNED
  return effectsOf(state, owned).assigned ? refusePlace(player, owned, good) : NOT_ASSIGNED
}

/** Whether an assigned tile may go to the factory of this good. */
function refusePlace(player: Player, owned: OwnedTile, good: Good): Reason | undefined {
  if (player.factories[good].level === 0) return NO_FACTORY
  return owned.good === good ? ASSIGNED_THERE : undefined
}

export function assignTile(state: State, { tile, good }: AssignTile, emit: Emit): void {
  changeTile(decider(state), tile, { good })
  emit?.({ type: 'tile assigned', seat: state.seat, tile, good })
}
