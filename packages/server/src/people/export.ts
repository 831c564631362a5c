// Everything the server stores about a person, as one JSON document. Secrets are left out.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { House } from '../house.ts'
import { only } from '../storage/given.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { TABLES } from '../storage/schema.ts'

/** Columns of the person's row that are left out. */
const SECRETS = ['password', 'totp', 'totp_step', 'name_key']
const OF_PERSON = (Object.keys(TABLES.people) as (keyof PersonRow)[]).filter(name => !SECRETS.includes(name))

export async function exportOf({ db }: House, who: PersonRow): Promise<Record<string, unknown>> {
  /** SQLite reads in this thread: other requests are answered between two reads. */
  const read = async <T>(query: { execute(): Promise<T> }): Promise<T> => {
    await nextTurn()
    return query.execute()
  }
  const mine = <
    T extends
      | 'notes'
      | 'drafts'
      | 'orders'
      | 'chat'
      | 'notices'
      | 'ratings'
      | 'visitors'
      | 'invitations'
      | 'daily'
      | 'entries'
      | 'members',
  >(
    table: T,
  ) =>
    read(
      db
        .selectFrom(table as 'notes')
        .selectAll()
        .where('person', '=', who.id),
    )
  const tables = await read(
    db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['tables.id', 'tables.code', 'tables.game', 'tables.state', 'tables.created', 'tables.ended'])
      .select(['seats.seat', 'seats.rank', 'seats.score', 'seats.left'])
      .where('seats.person', '=', who.id),
  )
  const hosted = await read(
    db.selectFrom('tables').select(['id', 'code', 'game', 'state', 'created']).where('host', '=', who.id),
  )
  const sessions = await read(
    db.selectFrom('sessions').select(['id', 'created', 'seen', 'expires', 'device']).where('person', '=', who.id),
  )
  const tokens = await read(
    db.selectFrom('tokens').select(['id', 'name', 'created', 'used']).where('person', '=', who.id),
  )
  const passkeys = await read(db.selectFrom('passkeys').select(['id', 'created']).where('person', '=', who.id))
  const programs = await read(
    db.selectFrom('people').select(['id', 'name', 'created', 'seen']).where('owner', '=', who.id),
  )
  const push = await read(db.selectFrom('push').select(['endpoint', 'created']).where('person', '=', who.id))
  const blocks = await read(db.selectFrom('blocks').select(['blocked', 'at']).where('person', '=', who.id))
  const reports = await read(
    db
      .selectFrom('reports')
      .select(['table_id', 'message', 'about', 'reason', 'at', 'settled'])
      .where('by', '=', who.id),
  )
  const links = await read(db.selectFrom('links').selectAll().where('person', '=', who.id))
  const explored = await read(db.selectFrom('explorer_players').select('table_id').where('person', '=', who.id))
  const printings = await read(
    db
      .selectFrom('printing_shares')
      .innerJoin('printings', 'printings.hash', 'printing_shares.hash')
      .select(['printings.content', 'printing_shares.at'])
      .where('printing_shares.person', '=', who.id),
  )
  const confirmations = await read(db.selectFrom('confirmations').selectAll().where('person', '=', who.id))
  const sent = await read(db.selectFrom('invitations').selectAll().where('by', '=', who.id))
  return {
    person: { ...only(who, OF_PERSON), secondFactor: who.totp !== null },
    sessions,
    tokens,
    passkeys,
    programs,
    browsers: push,
    links,
    blocks,
    reports,
    tables,
    hosted,
    printings,
    confirmations,
    notes: await mine('notes'),
    drafts: await mine('drafts'),
    orders: await mine('orders'),
    chat: await mine('chat'),
    notices: await mine('notices'),
    ratings: await mine('ratings'),
    explored,
    daily: await mine('daily'),
    events: await mine('entries'),
    leagues: await mine('members'),
    visited: await mine('visitors'),
    invitations: { received: await mine('invitations'), sent },
  }
}
