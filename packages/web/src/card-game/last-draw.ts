// The marker drawn last in the solo game, and the walk of its disc over the grid — CG solo 3.1 B.
import type { Fact } from '@arkwright/card-game'
import type { HistoryEntry } from '../play/history.ts'

export interface LastDraw {
  readonly marker: number
  /** Where the disc came from; undefined on its first walk. */
  readonly from: number | undefined
  readonly to: number
}

export function lastDraw(history: readonly HistoryEntry[], until: number | undefined): LastDraw | undefined {
  const places: number[] = []
  let last: LastDraw | undefined
  for (const { at, events } of history) {
    if (until !== undefined && at > until) break
    for (const event of events as readonly Fact[]) {
      if (event.type !== 'disc moved') continue
      last = { marker: event.marker, from: places[event.marker], to: event.place }
      places[event.marker] = event.place
    }
  }
  return last
}

/** The places walked over, from the one after the start to the end; the grid goes round. */
export function walked({ from, to }: LastDraw, places: number): number[] {
  if (from === undefined) return []
  const steps = (to - from + places) % places || places
  return Array.from({ length: steps }, (_, step) => (from + step + 1) % places)
}
