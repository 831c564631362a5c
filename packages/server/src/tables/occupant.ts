// Who sits on a seat, as everyone may know it.
import type { Entry, Strength } from '../api/table-shapes.ts'
import type { SeatedRow } from './scene.ts'

export function occupantOf(seat: SeatedRow): NonNullable<Entry['occupant']> {
  return {
    seat: seat.seat,
    kind: seat.kind,
    person:
      seat.person === null
        ? null
        : {
            id: seat.person,
            name: seat.name ?? '',
            registered: seat.email !== null,
            program: seat.program === 1,
          },
    strength: seat.strength as Strength | null,
    left: seat.left === 1,
    rank: seat.rank,
    score: seat.score,
  }
}
