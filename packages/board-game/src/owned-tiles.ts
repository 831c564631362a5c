// The development tiles players own, and the moments they may use them — WF II.3.2.1.
import type { Seat } from '@arkwright/kernel'
import { at, numberAt } from './at.ts'
import { has, including } from './bits.ts'
import { TILE_NAMES, type TileId } from './components/tiles.ts'
import { RETURN, type TileMove, USE } from './moves-water-frame.ts'
import { playerAt } from './players.ts'
import { NO_GOOD, type OwnedTile, type Player, type State } from './state.ts'
import { type Listen, type Reason, reason } from './step.ts'
import type { Moment, Tile, TileUse } from './tiles/tile.ts'

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

export function gainTile(state: State, seat: Seat, tile: TileId, emit: Listen): void {
  const player = playerAt(state, seat)
  state.tiles[tile] = numberAt(state.tiles, tile) - 1
  player.tiles = [...player.tiles, { tile, good: NO_GOOD, uses: 0 }]
  emit?.({ type: 'tile taken', seat, tile })
}

export function returnTile(state: State, seat: Seat, tile: TileId, emit: Listen): void {
  const player = playerAt(state, seat)
  state.tiles[tile] = numberAt(state.tiles, tile) + 1
  player.tiles = player.tiles.filter(owned => owned.tile !== tile)
  emit?.({ type: 'tile returned', seat, tile })
}

export function changeTile(player: Player, tile: TileId, change: Partial<OwnedTile>): void {
  player.tiles = player.tiles.map(owned => (owned.tile === tile ? { ...owned, ...change } : owned))
}

/** Offers every tile move of the player who decides. */
export function offerTileMoves(state: State, moment: Moment, offer: (move: TileMove) => void): void {
  for (const owned of playerAt(state, state.seat).tiles) {
    const { used, returned } = effectsOf(state, owned)
    if (used.has(moment)) offer(at(USE, owned.tile))
    if (returned.has(moment)) offer(at(RETURN, owned.tile))
  }
}

export function refuseTileMove(state: State, moment: Moment, move: TileMove): Reason | undefined {
  return refuseTile(state, state.seat, moment, move)
}

/** True when the player has a tile to ask about at this moment. */
export function mayUseTile(state: State, seat: Seat, moment: Moment): boolean {
  for (const owned of playerAt(state, seat).tiles) {
    const { used, returned } = effectsOf(state, owned)
    if (used.size + returned.size === 0) continue
    if (used.has(moment) && refuseTile(state, seat, moment, at(USE, owned.tile)) === undefined) return true
    if (returned.has(moment) && refuseTile(state, seat, moment, at(RETURN, owned.tile)) === undefined) return true
  }
  return false
}

function refuseTile(state: State, seat: Seat, moment: Moment, move: TileMove): Reason | undefined {
  const owned = ownedTile(playerAt(state, seat), move.tile)
  if (owned === undefined) return NOT_OWNED
  const use = useOf(state, owned, moment, move)
  if (use === undefined) return NOT_AT_THIS_MOMENT
  if (has(state.turn.tilesUsed, move.tile)) return USED_ALREADY
  return use.refuse?.(state, seat)
}

/** A returned tile lies in the common supply again before its effect is worked out. */
export function playTileMove(state: State, moment: Moment, move: TileMove, emit: Listen): void {
  const { seat } = state
  const owned = ownedTile(playerAt(state, seat), move.tile)
  const use = owned && useOf(state, owned, moment, move)
  if (use === undefined) throw new Error('a tile move that was refused')
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
export function levelsAhead(state: State, player: Player): number {
  let ahead = 0
  for (const owned of player.tiles) ahead = Math.max(ahead, effectsOf(state, owned).levelsAhead)
  return ahead
}

/** The tile that allowed a step beyond the current level says what that costs; then the flow goes on at `resume`. */
export function settleLevelAhead(state: State, resume: State['resume'], emit: Listen): void {
  state.step = resume
  state.resume = resume
  for (const owned of playerAt(state, state.seat).tiles) effectsOf(state, owned).afterLevelAhead?.(state, emit)
}
