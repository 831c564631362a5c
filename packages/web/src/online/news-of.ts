// One sentence about an event at a table outside the game. The game's log has the rest.
import type { Entry, Table } from '@arkwright/server/client'
import { text } from '../messages/index.ts'
import { nameOf } from './seats-of.ts'

type Told = (name: string, entry: Entry, table: Table) => string | undefined

/** By the kind of entry. Other kinds are not news, or are shown elsewhere. */
const NEWS: Readonly<Partial<Record<Entry['kind'], Told>>> = {
  turn: (_, { by, seat }, { mySeat }) => (by === 'prepared' && seat === mySeat ? text.online.news.prepared : undefined),
  undone: name => text.online.news.undone({ name }),
  'taken-back': () => text.online.news.takenBack,
  resigned: name => text.online.news.resigned({ name }),
  refused: name => text.online.news.refused({ name }),
  paused: () => text.online.news.paused,
  resumed: () => text.online.news.resumed,
  'time-over': name => text.online.news.timeOver({ name }),
  seat: (_, { occupant }) => occupant && text.online.news.seat({ name: nameOf({ ...occupant, seen: null }) }),
}

export function newsOf(entry: Entry, table: Table): string | undefined {
  const seat = table.seats.find(one => one.seat === entry.seat)
  return NEWS[entry.kind]?.(seat === undefined ? '' : nameOf(seat), entry, table)
}
