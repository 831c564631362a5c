// Sessions: a random token in a cookie, its hash in the database.
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { RIGHTS } from '../http/lost-rights.ts'
import { hashOf, newId, newToken } from '../secrets.ts'
import { text } from '../storage/columns.ts'
import type { Database } from '../storage/database.ts'
import { gather } from '../storage/gather.ts'
import { given } from '../storage/given.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { statement } from '../storage/statement.ts'

const DAY = 24 * 3_600_000
export const SESSION_DAYS = 180
/** The time a person was last seen is written at most this often. */
const SEEN_EVERY = 5 * 60_000

export interface Signed {
  readonly person: PersonRow
  /** Undefined: a program with a token. */
  readonly session: string | undefined
  readonly token: string | undefined
}

export async function openSession(house: House, person: string, device: string): Promise<string> {
  const token = newToken()
  const now = house.now()
  await house.db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      id: newId(),
      person,
      created: now,
      seen: now,
      expires: now + SESSION_DAYS * DAY,
      device: device.slice(0, 200),
    })
    .execute()
  return token
}

interface SessionPerson extends PersonRow {
  readonly token_hash: string
  readonly session: string
  readonly session_seen: number
  readonly session_expires: number
}

/** Keyed by the hash of the token. */
export type AskSession = (hash: string) => Promise<SessionPerson | undefined>

export function sessionReader({ kind, db }: Pick<Database, 'kind' | 'db'>, atOnce: number): AskSession {
  const read = statement(
    db,
    sql<SessionPerson>`
      select people.*, sessions.token_hash, sessions.id as session, sessions.seen as session_seen,
        sessions.expires as session_expires
      from ${given(kind, { hash: text })} join sessions on sessions.token_hash = given.hash
        join people on people.id = sessions.person`,
  )
  return gather(async hashes => {
    const rows = await read(db, JSON.stringify([...new Set(hashes)].map(hash => ({ hash }))))
    const byHash = new Map(rows.map(row => [row.token_hash, row]))
    return hashes.map(hash => byHash.get(hash))
  }, atOnce)
}

export async function bySession(house: House, token: string): Promise<Signed | undefined> {
  const now = house.now()
  const row = await house.askSession(hashOf(token))
  if (row === undefined || row.session_expires <= now) return undefined
  if (now - row.session_seen > SEEN_EVERY) await seen(house, row.session, row.id, now)
  return { person: row, session: row.session, token: undefined }
}

export async function byToken(house: House, token: string): Promise<Signed | undefined> {
  const now = house.now()
  const row = await house.db
    .selectFrom('tokens')
    .innerJoin('people', 'people.id', 'tokens.person')
    .selectAll('people')
    .select(['tokens.id as token', 'tokens.used as token_used'])
    .where('tokens.token_hash', '=', hashOf(token))
    .executeTakeFirst()
  if (row === undefined) return undefined
  if (now - row.token_used > SEEN_EVERY) {
    await house.db.updateTable('tokens').set({ used: now }).where('id', '=', row.token).execute()
  }
  return { person: row, session: undefined, token: row.token }
}

export async function closeSession(house: House, id: string): Promise<void> {
  await house.db.deleteFrom('sessions').where('id', '=', id).execute()
  house.news.announce(RIGHTS)
}

async function seen(house: House, session: string, person: string, now: number): Promise<void> {
  await house.db.updateTable('sessions').set({ seen: now }).where('id', '=', session).execute()
  await house.db.updateTable('people').set({ seen: now }).where('id', '=', person).execute()
}
