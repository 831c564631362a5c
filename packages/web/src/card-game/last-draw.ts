// The last marker drawn in the solo game, and the path of its disc over the grid — CG solo 3.1 B.
import type { Fact } from '@arkwright/card-game'
import type { HistoryEntry } from '../play/history.ts'

export interface LastDraw {
  readonly marker: number
  /** The start of the path; undefined for the disc's first move. */
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

/** The places on the path, from the one after the start to the end; the grid wraps around. */
export function walked({ from, to }: LastDraw, places: number): number[] {
  if (from === undefined) return []
  const steps = (to - from + places) % places || places
  return Array.from({ length: steps }, (_, step) => (from + step + 1) % places)
}
