// Taking a special marker, the additional action of workers, machinery and stock exchange — SJ II.3.2; ruling 16.
import { at } from '../at.ts'
import { ACTION_MARKERS, ADVANCED_MARKERS, type MarkerId } from '../components/action-markers.ts'
import { DONE, type Done, TAKE, type TakeMarker } from '../moves.ts'
import { decider } from '../players.ts'
import type { State } from '../state.ts'
import { reason, step } from '../step.ts'
import { currentLevel } from '../timetable.ts'

const OWNED = reason<TakeMarker>('SJ II.3.2', 'already-owned', (_, { marker }) => ({
  marker: at(ACTION_MARKERS, marker).name,
}))
const NOT_AVAILABLE = reason('SJ II.3.2', 'not-on-the-mat', state => ({ level: currentLevel(state) }))

export const takeSpecialMarker = step<TakeMarker | Done>({
  name: 'take special marker',
  rule: 'SJ II.3.2',
  kinds: ['take', 'done'],
  candidates(_, offer) {
    for (const marker of ADVANCED_MARKERS) offer(at(TAKE, marker))
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    if (decider(state).advanced.includes(move.marker)) return OWNED
    return matRowWith(state, move.marker) === undefined ? NOT_AVAILABLE : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'take') {
      const row = matRowWith(state, move.marker)
      if (row === undefined) throw new Error('the marker is not on the mat')
      row[move.marker] = at(row, move.marker) - 1
      takeMarker(state, move.marker)
      emit?.({ type: 'marker taken', seat: state.seat, marker: move.marker })
    }
    state.step = 'end of turn'
  },
})

export function takeMarker(state: State, marker: MarkerId): void {
  const player = decider(state)
  player.advanced = [...player.advanced, marker]
}

/** The first row of the current or an earlier development level that holds the marker. */
function matRowWith(state: State, marker: MarkerId): number[] | undefined {
  for (let level = 0; level < currentLevel(state); level++) {
    const row = state.mat[level]
    if (row !== undefined && at(row, marker) > 0) return row
  }
  return undefined
}
