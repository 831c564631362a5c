// Ends streams when the right to follow ends: signed out, banned, token withdrawn, or no access to the table any more.
import type { House } from '../house.ts'
import type { EventStream } from './event-stream.ts'

/** Announced when a person loses a right. Every server then checks its streams. */
export const RIGHTS = 'rights'
const AT_ONCE = 500

export async function endStreamsWithoutRights(house: House): Promise<void> {
  const streams = [...house.streams]
  const sessions = new Set(await stillThere(house, 'sessions', ids(streams, 'session')))
  const tokens = new Set(await stillThere(house, 'tokens', ids(streams, 'token')))
  const mayFollow = await visibleTables(house, streams)
  for (const stream of streams) {
    const { session, token } = stream.follower
    const signed = (session === undefined || sessions.has(session)) && (token === undefined || tokens.has(token))
    if (!signed || !mayFollow(stream)) stream.end()
  }
}

function ids(streams: readonly EventStream[], part: 'session' | 'token' | 'table'): string[] {
  return [...new Set(streams.flatMap(({ follower }) => follower[part] ?? []))]
}

async function inParts<T>(
  all: readonly string[],
  ask: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const found: T[] = []
  for (let from = 0; from < all.length; from += AT_ONCE) found.push(...(await ask(all.slice(from, from + AT_ONCE))))
  return found
}

async function stillThere(house: House, table: 'sessions' | 'tokens', wanted: readonly string[]): Promise<string[]> {
  const rows = await inParts(wanted, some =>
    house.db
      .selectFrom(table)
      .innerJoin('people', 'people.id', `${table}.person`)
      .select(`${table}.id`)
      .where(`${table}.id`, 'in', some)
      .where('people.banned', '=', 0)
      .execute(),
  )
  return rows.map(({ id }) => id)
}

/** The rule of `maySee` in api/access.ts, for many followers at once. */
async function visibleTables(house: House, streams: readonly EventStream[]) {
  const tables = await inParts(ids(streams, 'table'), some =>
    house.db.selectFrom('tables').select(['id', 'host', 'public']).where('id', 'in', some).execute(),
  )
  const hidden = tables.filter(one => one.public === 0).map(({ id }) => id)
  const inside = new Set<string>()
  for (const kind of ['seats', 'visitors'] as const) {
    const rows = await inParts(hidden, some =>
      house.db.selectFrom(kind).select(['table_id', 'person']).where('table_id', 'in', some).execute(),
    )
    for (const { table_id, person } of rows) inside.add(`${table_id} ${person}`)
  }
  const byId = new Map(tables.map(one => [one.id, one]))
  return ({ follower }: EventStream): boolean => {
    const found = follower.table === undefined ? undefined : byId.get(follower.table)
    if (follower.table === undefined || found === undefined) return follower.table === undefined
    return found.public === 1 || found.host === follower.person || inside.has(`${found.id} ${follower.person}`)
  }
}
