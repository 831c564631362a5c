// Taking a special marker, the additional action of workers, machinery, stock exchange and ship — SJ II.3.2; WF II.3.2; rulings 16, 24, 36.
import { at, numberAt } from '../at.ts'
import { has, setOf } from '../bits.ts'
import { ACTION_MARKERS, type MarkerId } from '../components/action-markers.ts'
import { DONE, type Done, type Move, TAKE, type TakeMarker } from '../moves.ts'
import type { AssignTile, TakeShip, TakeTile, TileMove } from '../moves-water-frame.ts'
import {
  levelsInReach,
  offerTileMoves,
  playTileMove,
  refuseTileMove,
  settleLevelAhead,
  tilesOwned,
} from '../owned-tiles.ts'
import { actionPart } from '../parts.ts'
import { decider } from '../players.ts'
import { changeMat } from '../special-markers.ts'
import type { State } from '../state.ts'
import { type Emit, type Reason, reason, step } from '../step.ts'
import { currentLevel } from '../timetable.ts'
import { offerShips, refuseShip, takeShip } from './take-ship.ts'
import { assignTile, offerTiles, refuseAssignment, refuseTaking, takeTile } from './take-tile.ts'

const OWNED = reason<TakeMarker>('SJ II.3.2', 'already-owned', (_, { marker }) => ({
  marker: at(ACTION_MARKERS, marker).name,
}))
const NOT_AVAILABLE = reason('SJ II.3.2', 'not-on-the-mat', state => ({ level: currentLevel(state) }))

export const takeSpecialMarker = step<TakeMarker | TakeTile | TakeShip | AssignTile | TileMove | Done>({
  name: 'take special marker',
  rule: 'SJ II.3.2',
  part: actionPart,
  kinds: ['take', 'take tile', 'take ship', 'assign', 'use', 'return', 'done'],
  exact: true,
  candidates(state, offer) {
    const player = decider(state)
    const reach = levelsInReach(state, player)
    const owned = setOf(player.advanced)
    for (const marker of state.rules.advancedMarkers)
      if (refuseMarker(state, owned, marker, reach) === undefined) offer(at(TAKE, marker))
    if (player.harbour !== null) {
      offerTiles(state, player, offer)
      offerShips(state, player, reach, offer)
      offerTileMoves(state, 'instead of a special marker', offer)
    }
    offer(DONE)
  },
  refuse(state, move) {
    const player = decider(state)
    switch (move.kind) {
      case 'take':
        return refuseMarker(state, setOf(player.advanced), move.marker, levelsInReach(state, player))
      case 'take tile':
        return refuseTaking(state, tilesOwned(player), move)
      case 'take ship':
        return refuseShip(state, player, levelsInReach(state, player), move)
      case 'assign':
        return refuseAssignment(state, move)
      case 'use':
      case 'return':
        return refuseTileMove(state, 'instead of a special marker', move)
      case 'done':
        return undefined
    }
  },
  play(state, move, emit) {
    // Each of these ends the additional action. A question that remains changes the step again.
    state.step = afterMove(state, move)
    switch (move.kind) {
      case 'take':
        takeFromMat(state, move.marker, emit)
        return
      case 'take tile':
        takeTile(state, move, emit)
        return
      case 'take ship':
        takeShip(state, move, emit)
        return
      case 'assign':
        assignTile(state, move, emit)
        return
      case 'use':
      case 'return':
        playTileMove(state, 'instead of a special marker', move, emit)
        return
      case 'done':
    }
  },
})

/** In the preparation round, every choice leads to the next player's capital. After a marker, the owner of a waiting tile is asked. */
function afterMove({ decade, rules }: State, { kind }: Move): State['step'] {
  const asks = rules.changes.waitingTilesMayWait && (kind === 'take' || kind === 'take ship')
  return decade === 0 || asks ? 'special marker taken' : 'end of turn'
}

/** `owned` are the player's grey markers: bits. */
function refuseMarker(state: State, owned: number, marker: MarkerId, reach: number): Reason | undefined {
  if (has(owned, marker)) return OWNED
  return rowWith(state, marker, reach) === undefined ? NOT_AVAILABLE : undefined
}

function takeFromMat(state: State, marker: MarkerId, emit: Emit): void {
  const level = rowWith(state, marker, levelsInReach(state, decider(state)))
  if (level === undefined) throw new Error('the marker is not on the mat')
  changeMat(state, level, marker, -1)
  takeMarker(state, marker)
  emit?.({ type: 'marker taken', seat: state.seat, marker })
  if (level >= currentLevel(state)) settleLevelAhead(state, state.step, emit)
}

export function takeMarker(state: State, marker: MarkerId): void {
  const player = decider(state)
  player.advanced = [...player.advanced, marker]
}

/** The first row, from 0, of the levels within reach that holds the marker. */
function rowWith({ mat }: State, marker: MarkerId, reach: number): number | undefined {
  for (let level = 0; level < mat.length && level < reach; level++)
    if (numberAt(at(mat, level), marker) > 0) return level
  return undefined
}
