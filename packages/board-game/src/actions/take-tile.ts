// Development tiles as special markers: taking, assigning, giving back a fifth — WF II.3.2.1; ruling 36.
import { at, numberAt } from '../at.ts'
import { has, including } from '../bits.ts'
import { GOODS, type Good } from '../components/goods.ts'
import { TILE_NAMES } from '../components/tiles.ts'
import { DONE, type Done } from '../moves.ts'
import { ASSIGN, type AssignTile, RETURN, type ReturnTile, TAKE_TILE, type TakeTile } from '../moves-water-frame.ts'
import { changeTile, effectsOf, gainTile, NOT_OWNED, ownedTile, returnTile, tilesOwned } from '../owned-tiles.ts'
import { actionPart } from '../parts.ts'
import { decider } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { NO_GOOD, type OwnedTile, type Player, type State } from '../state.ts'
import { type AutomaticStep, type Listen, type Reason, reason, step } from '../step.ts'
import { goodsOverCapacity, makeGoodsFit } from '../storage.ts'

const NONE_LEFT = reason<TakeTile>('WF II.3.2.1', 'no-such-tile-left', (_, { tile }) => ({
  tile: at(TILE_NAMES, tile),
}))
const OWNED = reason<TakeTile>('WF II.3.2.1', 'tile-already-owned', (_, { tile }) => ({ tile: at(TILE_NAMES, tile) }))
const NOT_ASSIGNED = reason<AssignTile>('WF II.3.2.1', 'tile-not-assigned', (_, { tile }) => ({
  tile: at(TILE_NAMES, tile),
}))
const NO_FACTORY = reason('WF II.3.2.1', 'no-factory')
const ASSIGNED_THERE = reason('WF II.3.2.1', 'tile-assigned-there')
const OTHER_TILE = reason<AssignTile>('WF II.3.2.1', 'other-tile', state => ({
  tile: at(TILE_NAMES, unassigned(state, decider(state)) ?? 0),
}))
const MUST_BE_ASSIGNED = reason('WF II.3.2.1', 'tile-must-be-assigned', state => ({
  tile: at(TILE_NAMES, unassigned(state, decider(state)) ?? 0),
}))
const JUST_TAKEN = reason<ReturnTile>('WF II.3.2.1', 'tile-just-taken', (_, { tile }) => ({
  tile: at(TILE_NAMES, tile),
}))

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

export function takeTile(state: State, { tile }: TakeTile, emit: Listen): void {
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

export function assignTile(state: State, { tile, good }: AssignTile, emit: Listen): void {
  changeTile(decider(state), tile, { good })
  emit?.({ type: 'tile assigned', seat: state.seat, tile, good })
}

/** What a new tile still asks for: a fifth goes back, its goods find a place, an assigned one gets its factory. In 1760 all end here. */
export const specialMarkerTaken: AutomaticStep = {
  name: 'special marker taken',
  part: actionPart,
  run(state, emit) {
    const player = decider(state)
    if (player.tiles.length > waterFrameRules(state.rules).figures.mostTiles) state.step = 'return a tile'
    else if (goodsOverCapacity(state, player) > 0) makeGoodsFit(state, 'special marker taken', emit)
    else if (unassigned(state, player) !== undefined) state.step = 'assign a tile'
    else state.step = state.decade === 0 ? 'capital' : 'end of turn'
  },
}

export const returnATile = step<ReturnTile>({
  name: 'return a tile',
  rule: 'WF II.3.2.1',
  part: actionPart,
  kinds: ['return'],
  candidates(state, offer) {
    for (const { tile } of decider(state).tiles) offer(at(RETURN, tile))
  },
  refuse(state, { tile }) {
    const { tiles } = decider(state)
    if (ownedTile(decider(state), tile) === undefined) return NOT_OWNED
    return at(tiles, tiles.length - 1).tile === tile ? JUST_TAKEN : undefined
  },
  play(state, { tile }, emit) {
    returnTile(state, state.seat, tile, emit)
    state.step = 'special marker taken'
  },
})

export const assignATile = step<AssignTile | Done>({
  name: 'assign a tile',
  rule: 'WF II.3.2.1',
  part: actionPart,
  kinds: ['assign', 'done'],
  candidates(state, offer) {
    const tile = unassigned(state, decider(state))
    if (tile !== undefined) for (const good of GOODS) offer(at(at(ASSIGN, tile), good))
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return state.rules.changes.waitingTilesMayWait ? undefined : MUST_BE_ASSIGNED
    return move.tile === unassigned(state, decider(state)) ? refuseAssignment(state, move) : OTHER_TILE
  },
  play(state, move, emit) {
    if (move.kind === 'assign') assignTile(state, move, emit)
    else state.turn.tilesUsed = including(state.turn.tilesUsed, unassigned(state, decider(state)) ?? 0)
    state.step = 'special marker taken'
  },
})

/** The first tile that waits for its factory, once there is any factory. One that was declined is not asked about twice. */
function unassigned(state: State, player: Player): number | undefined {
  if (player.factories.every(({ level }) => level === 0)) return undefined
  return player.tiles.find(
    owned => owned.good === NO_GOOD && effectsOf(state, owned).assigned && !has(state.turn.tilesUsed, owned.tile),
  )?.tile
}
