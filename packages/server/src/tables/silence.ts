// Players who keep the others waiting or who were banned: after a time the others may give the seat to a bot or open it to another person.
import type { Scene } from './scene.ts'

const USUAL_SILENCE = 7 * 24 * 3_600_000

/** When the seat to move may be given away; null: no person has to move. */
export function silentAt({ row, seats }: Scene): number | null {
  const waiting = row.state !== 'playing' || row.to_move === null ? undefined : seats[row.to_move]
  if (waiting?.kind !== 'person' || waiting.left === 1) return null
  return (row.moved ?? row.changed) + (row.silence ?? USUAL_SILENCE)
}

export function mayBeGivenAway(scene: Scene, number: number, now: number): boolean {
  const seat = scene.seats[number]
  if (scene.row.state !== 'playing' || seat === undefined) return false
  if (seat.left === 1 || (seat.kind === 'person' && seat.banned === 1)) return true
  const from = number === scene.row.to_move ? silentAt(scene) : null
  return from !== null && from <= now
}
