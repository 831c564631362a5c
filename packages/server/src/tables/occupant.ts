// Who sits on a seat, as everyone may know it.
import type { Entry } from '../api/table-shapes.ts'
import { botIn } from '../bots/seated-bot.ts'
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
    ...(seat.strength === null ? { strength: null } : botIn(seat.strength)),
    left: seat.left === 1,
    rank: seat.rank,
    score: seat.score,
  }
}
