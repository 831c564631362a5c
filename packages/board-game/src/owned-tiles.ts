// The development tiles of players, and the moments at which they may be used — WF II.3.2.1.
import type { Seat } from '@arkwright/kernel'
import { at } from './at.ts'
import { has, including } from './bits.ts'
import { TILE_NAMES, type TileId } from './components/tiles.ts'
import { RETURN, type TileMove, USE } from './moves-water-frame.ts'
import { playerAt } from './players.ts'
import { listAdding } from './shared-lists.ts'
import { NO_GOOD, type OwnedTile, type Player, type State } from './state.ts'
import { type Emit, type Reason, reason } from './step.ts'
import { type Moment, momentNumber, type Tile, type TileUse } from './tiles/tile.ts'
import { currentLevel } from './timetable.ts'

export const NOT_OWNED = reason<TileMove>('WF II.3.2.1', 'tile-not-owned', (_, { tile }) => ({
  tile: at(TILE_NAMES, tile),
}))
const NOT_AT_THIS_MOMENT = reason<TileMove>('WF II.3.2.1', 'tile-not-used-now', (_, { tile }) => ({
  tile: at(TILE_NAMES, tile),
}))
const USED_ALREADY = reason<TileMove>('WF II.3.2.1', 'tile-used-already', (_, { tile }) => ({
  tile: at(TILE_NAMES, tile),
}))

export function effectsOf({ rules }: State, { tile }: OwnedTile): Tile {
  const effects = rules.tiles[tile]
  if (effects === undefined) throw new RangeError(`no tile has the id ${tile}`)
  return effects
}

/** The player's copy of a tile, if there is one: a player never has two. */
export function ownedTile(player: Player, tile: TileId): OwnedTile | undefined {
  for (const owned of player.tiles) if (owned.tile === tile) return owned
  return undefined
}

/** The tiles a player has: bits. */
export function tilesOwned(player: Player): number {
  let owned = 0
  for (const { tile } of player.tiles) owned = including(owned, tile)
  return owned
}

export function gainTile(state: State, seat: Seat, tile: TileId, emit: Emit): void {
  const player = playerAt(state, seat)
  state.tiles = listAdding(state.tiles, tile, -1)
  player.tiles = [...player.tiles, { tile, good: NO_GOOD, uses: 0 }]
  emit?.({ type: 'tile taken', seat, tile })
}

export function returnTile(state: State, seat: Seat, tile: TileId, emit: Emit): void {
  const player = playerAt(state, seat)
  state.tiles = listAdding(state.tiles, tile, 1)
  player.tiles = player.tiles.filter(owned => owned.tile !== tile)
  emit?.({ type: 'tile returned', seat, tile })
}

export function changeTile(player: Player, tile: TileId, change: Partial<OwnedTile>): void {
  const tiles = player.tiles.slice()
  const place = tiles.findIndex(owned => owned.tile === tile)
  tiles[place] = { ...at(tiles, place), ...change }
  player.tiles = tiles
}

/** Offers every tile move that the player who decides may make. */
export function offerTileMoves(state: State, moment: Moment, offer: (move: TileMove) => void): void {
  const { seat } = state
  const number = momentNumber(moment)
  for (const owned of playerAt(state, seat).tiles) {
    const effects = effectsOf(state, owned)
    if (!has(effects.moments, number)) continue
    if (mayBe(effects.used, state, seat, moment, owned)) offer(at(USE, owned.tile))
    if (mayBe(effects.returned, state, seat, moment, owned)) offer(at(RETURN, owned.tile))
  }
}

export function refuseTileMove(state: State, moment: Moment, move: TileMove): Reason | undefined {
  const owned = ownedTile(playerAt(state, state.seat), move.tile)
  if (owned === undefined) return NOT_OWNED
  const use = useOf(state, owned, moment, move)
  return use === undefined ? NOT_AT_THIS_MOMENT : refuseUse(state, state.seat, use, move.tile)
}

/** True if the player has a tile for this moment. */
export function mayUseTile(state: State, seat: Seat, moment: Moment): boolean {
  const number = momentNumber(moment)
  for (const owned of playerAt(state, seat).tiles) {
    const effects = effectsOf(state, owned)
    if (!has(effects.moments, number)) continue
    if (mayBe(effects.used, state, seat, moment, owned)) return true
    if (mayBe(effects.returned, state, seat, moment, owned)) return true
  }
  return false
}

type Uses = Tile['used']

/** Whether an owned tile has a use for this moment that is not refused. */
function mayBe(uses: Uses, state: State, seat: Seat, moment: Moment, { tile }: OwnedTile): boolean {
  const use = uses.get(moment)
  return use !== undefined && refuseUse(state, seat, use, tile) === undefined
}

function refuseUse(state: State, seat: Seat, use: TileUse, tile: TileId): Reason | undefined {
  return has(state.turn.tilesUsed, tile) ? USED_ALREADY : use.refuse?.(state, seat)
}

/** A returned tile is back in the common supply before its effect applies. */
export function playTileMove(state: State, moment: Moment, move: TileMove, emit: Emit): void {
  const { seat } = state
  const owned = ownedTile(playerAt(state, seat), move.tile)
  const use = owned && useOf(state, owned, moment, move)
  if (use === undefined) throw new Error('this tile move is not legal now')
  if (move.kind === 'return') returnTile(state, seat, move.tile, emit)
  else emit?.({ type: 'tile used', seat, tile: move.tile })
  state.turn.tilesUsed = including(state.turn.tilesUsed, move.tile)
  use.play(state, seat, emit)
}

function useOf(state: State, owned: OwnedTile, moment: Moment, { kind }: TileMove): TileUse | undefined {
  const { used, returned } = effectsOf(state, owned)
  return (kind === 'use' ? used : returned).get(moment)
}

/** How many levels beyond the current one the player may reach. */
function levelsAhead(state: State, player: Player): number {
  let ahead = 0
  for (const owned of player.tiles) ahead = Math.max(ahead, effectsOf(state, owned).levelsAhead)
  return ahead
}

/** The highest level the player may take from or build. */
export function levelsInReach(state: State, player: Player): number {
  return currentLevel(state) + levelsAhead(state, player)
}

/** The tile that allowed a step beyond the current level asks for its price; then the flow continues at `resume`. */
export function settleLevelAhead(state: State, resume: State['resume'], emit: Emit): void {
  state.step = resume
  state.resume = resume
  for (const owned of playerAt(state, state.seat).tiles) effectsOf(state, owned).afterLevelAhead?.(state, emit)
}
