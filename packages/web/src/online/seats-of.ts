// The seats of an online table as the table screens need them.

import { isolated, type Table } from '@arkwright/server/client'
import { text } from '../messages/first.ts'
import { strengthName, styleName } from '../play/names.ts'
import type { GameRecord, SeatPlan } from '../storage/records.ts'

export type SeatOf = Table['seats'][number]

export function nameOf({ seat, kind, person, strength, style, left }: SeatOf): string {
  const words = text.online.seats
  const colour = text.seats.colours[seat] ?? ''
  if (kind === 'open') return words.open
  if (style !== undefined) return words.styled({ colour, style: styleName(style), level: strengthName(strength ?? '') })
  if (kind === 'bot') return words.bot({ colour, strength: strength ?? 'other' })
  if (person === null || person.name === '') return words.gone({ colour })
  const name = isolated(person.name)
  return left ? words.left({ name }) : name
}

function planOf(seat: SeatOf, mySeat: number | null): SeatPlan {
  const kind = seat.seat === mySeat ? 'me' : seat.kind === 'bot' ? 'bot' : 'friend'
  const { strength, style } = seat
  return { kind, name: nameOf(seat), ...(strength !== null && { strength }), ...(style !== undefined && { style }) }
}

/** The part of a game that the table screens read. The server has its moves. */
export function recordOf(table: Table, moves: readonly string[]): GameRecord {
  return {
    id: table.code,
    game: table.game,
    revision: table.revision,
    options: table.options,
    seed: '',
    seats: table.seats.map(seat => planOf(seat, table.mySeat)),
    moves,
    started: table.started ?? table.created,
    changed: table.changed,
    turn: table.toMove ?? undefined,
    over: table.state !== 'playing',
  }
}
