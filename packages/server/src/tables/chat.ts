// Chat at a table: players among themselves, spectators among themselves. Messages are plain text.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ChatMessage } from '../api/table-shapes.ts'
import { Fault, notAllowed } from '../fault.ts'
import type { House } from '../house.ts'
import type { ChatRow } from '../storage/game-tables.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import type { Scene } from './scene.ts'

type ChatRoom = ChatRow['room']

/** Spectators may give secrets away: players see their messages only after the game. */
export function hears(room: ChatRoom, seat: number | undefined, state: string): boolean {
  return room === 'players' || seat === undefined || state === 'over' || state === 'archived'
}

/** SQLite reads in this thread: a few milliseconds. */
export const MESSAGES_AT_ONCE = 200

/** All of them, in parts: other requests are answered in between. */
export async function messagesAfter(house: House, table: string, after: number): Promise<ChatMessage[]> {
  const messages = await nextMessages(house, table, after)
  for (let part = messages; part.length === MESSAGES_AT_ONCE; ) {
    await nextTurn()
    part = await nextMessages(house, table, messages.at(-1)?.number ?? after)
    messages.push(...part)
  }
  return messages
}

/** At most MESSAGES_AT_ONCE. */
export async function nextMessages(house: House, table: string, after: number): Promise<ChatMessage[]> {
  return house.db
    .selectFrom('chat')
    .select(['number', 'room', 'person', 'name', 'text', 'at'])
    .where('table_id', '=', table)
    .where('number', '>', after)
    .orderBy('number')
    .limit(MESSAGES_AT_ONCE)
    .execute()
}

export async function say(
  house: House,
  { row }: Scene,
  who: PersonRow,
  seat: number | undefined,
  room: ChatRoom,
  text: string,
): Promise<ChatMessage> {
  if ((room === 'players') !== (seat !== undefined)) throw notAllowed()
  if (await isMuted(house, row.id, who.id)) throw new Fault(403, 'muted')
  const at = house.now()
  const number = await house.db.transaction().execute(async trx => {
    const { chats } = await trx
      .updateTable('tables')
      .set(({ eb }) => ({ chats: eb('chats', '+', 1) }))
      .where('id', '=', row.id)
      .returning('chats')
      .executeTakeFirstOrThrow()
    const said = { table_id: row.id, number: chats, room, person: who.id, name: who.name, text, at }
    await trx.insertInto('chat').values(said).execute()
    return chats
  })
  house.news.announce(`table ${row.id}`)
  return { number, room, person: who.id, name: who.name, text, at }
}

async function isMuted(house: House, table: string, person: string): Promise<boolean> {
  const row = await house.db
    .selectFrom('visitors')
    .select('muted')
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst()
  return row?.muted === 1
}

export async function setMuted(house: House, table: string, person: string, muted: boolean): Promise<void> {
  await house.db
    .insertInto('visitors')
    .values({ table_id: table, person, muted: muted ? 1 : 0 })
    .onConflict(conflict => conflict.columns(['table_id', 'person']).doUpdateSet({ muted: muted ? 1 : 0 }))
    .execute()
}

export async function visit(house: House, table: string, person: string): Promise<void> {
  await house.db
    .insertInto('visitors')
    .values({ table_id: table, person, muted: 0 })
    .onConflict(conflict => conflict.columns(['table_id', 'person']).doNothing())
    .execute()
}
