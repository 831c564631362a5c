// Everything the server stores about a person, as one JSON document. Secrets are left out.
import type { House } from '../house.ts'
import { only } from '../storage/given.ts'
import { type PersonRow, TABLES } from '../storage/schema.ts'

/** Columns of the person's row that are left out. */
const SECRETS = ['password', 'totp', 'totp_step', 'name_key']
const OF_PERSON = (Object.keys(TABLES.people) as (keyof PersonRow)[]).filter(name => !SECRETS.includes(name))

export async function exportOf({ db }: House, who: PersonRow): Promise<Record<string, unknown>> {
  const mine = <T extends 'notes' | 'drafts' | 'orders' | 'chat' | 'notices' | 'ratings' | 'visitors' | 'invitations'>(
    table: T,
  ) =>
    db
      .selectFrom(table as 'notes')
      .selectAll()
      .where('person', '=', who.id)
      .execute()
  const tables = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.code', 'tables.game', 'tables.state', 'tables.created', 'tables.ended'])
    .select(['seats.seat', 'seats.rank', 'seats.score', 'seats.left'])
    .where('seats.person', '=', who.id)
    .execute()
  const hosted = await db
    .selectFrom('tables')
    .select(['id', 'code', 'game', 'state', 'created'])
    .where('host', '=', who.id)
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'created', 'seen', 'expires', 'device'])
    .where('person', '=', who.id)
    .execute()
  const tokens = await db
    .selectFrom('tokens')
    .select(['id', 'name', 'created', 'used'])
    .where('person', '=', who.id)
    .execute()
  const passkeys = await db.selectFrom('passkeys').select(['id', 'created']).where('person', '=', who.id).execute()
  const programs = await db
    .selectFrom('people')
    .select(['id', 'name', 'created', 'seen'])
    .where('owner', '=', who.id)
    .execute()
  const push = await db.selectFrom('push').select(['endpoint', 'created']).where('person', '=', who.id).execute()
  const blocks = await db.selectFrom('blocks').select(['blocked', 'at']).where('person', '=', who.id).execute()
  const reports = await db
    .selectFrom('reports')
    .select(['table_id', 'message', 'about', 'reason', 'at', 'settled'])
    .where('by', '=', who.id)
    .execute()
  const links = await db.selectFrom('links').selectAll().where('person', '=', who.id).execute()
  const sent = await db.selectFrom('invitations').selectAll().where('by', '=', who.id).execute()
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
    notes: await mine('notes'),
    drafts: await mine('drafts'),
    orders: await mine('orders'),
    chat: await mine('chat'),
    notices: await mine('notices'),
    ratings: await mine('ratings'),
    visited: await mine('visitors'),
    invitations: { received: await mine('invitations'), sent },
  }
}
