// Taking a special marker, the additional action of workers, machinery, stock exchange and ship — SJ II.3.2; WF II.3.2; rulings 16, 24.
import { at, numberAt } from '../at.ts'
import { ACTION_MARKERS, type MarkerId } from '../components/action-markers.ts'
import { DONE, type Done, TAKE, type TakeMarker } from '../moves.ts'
import type { AssignTile, TakeShip, TakeTile, TileMove } from '../moves-water-frame.ts'
import { levelsAhead, offerTileMoves, playTileMove, refuseTileMove, settleLevelAhead } from '../owned-tiles.ts'
import { decider } from '../players.ts'
import type { State } from '../state.ts'
import { type Listen, reason, step } from '../step.ts'
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
  kinds: ['take', 'take tile', 'take ship', 'assign', 'use', 'return', 'done'],
  candidates(state, offer) {
    const { harbour, advanced } = decider(state)
    for (const marker of state.rules.advancedMarkers) if (!advanced.includes(marker)) offer(at(TAKE, marker))
    if (harbour !== null) {
      offerTiles(state, offer)
      offerShips(state, offer)
      offerTileMoves(state, 'instead of a special marker', offer)
    }
    offer(DONE)
  },
  refuse(state, move) {
    switch (move.kind) {
      case 'take':
        if (decider(state).advanced.includes(move.marker)) return OWNED
        return rowWith(state, move.marker) === undefined ? NOT_AVAILABLE : undefined
      case 'take tile':
        return refuseTaking(state, move)
      case 'take ship':
        return refuseShip(state, move)
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
    // Each of these ends the additional action; what still has to be settled changes the step again.
    state.step = state.decade === 0 ? 'special marker taken' : 'end of turn'
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

function takeFromMat(state: State, marker: MarkerId, emit: Listen): void {
  const level = rowWith(state, marker)
  if (level === undefined) throw new Error('the marker is not on the mat')
  const row = at(state.mat, level)
  row[marker] = numberAt(row, marker) - 1
  takeMarker(state, marker)
  emit?.({ type: 'marker taken', seat: state.seat, marker })
  if (level >= currentLevel(state)) settleLevelAhead(state, state.step, emit)
}

export function takeMarker(state: State, marker: MarkerId): void {
  const player = decider(state)
  player.advanced = [...player.advanced, marker]
}

/** The first row, from 0, of the levels within reach that holds the marker. */
function rowWith(state: State, marker: MarkerId): number | undefined {
  const current = currentLevel(state)
  const { mat } = state
  for (let level = 0; level < mat.length; level++) {
    if (at(at(mat, level), marker) === 0) continue
    return level < current || level < current + levelsAhead(state, decider(state)) ? level : undefined
  }
  return undefined
}
