// Who plays in an event.
import type { AnswerOf } from '@arkwright/server/client'
import { text } from '../messages/events.ts'
import { strengthName } from '../play/names.ts'

export type Event = AnswerOf<'GET /api/events/:event'>['event']
export type Entry = Event['entries'][number]
export type EventRound = Event['roundList'][number]
export type Board = EventRound['boards'][number]

/** Bots of the same level differ by their number. */
export function entryName({ person, strength, number }: Pick<Entry, 'person' | 'strength' | 'number'>): string {
  const { players } = text.events
  if (person !== null) return person.name === '' ? players.deleted : person.name
  return strength === null ? players.deleted : players.bot({ level: strengthName(strength), number: number + 1 })
}

/** By the number in the event; null: a bot that fills an empty place. */
export function nameIn({ entries }: Pick<Event, 'entries'>, number: number | null): string {
  const entry = entries.find(one => one.number === number)
  return entry === undefined ? text.events.players.filler : entryName(entry)
}
