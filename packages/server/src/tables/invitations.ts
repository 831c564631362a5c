// Invitations: a row exists until the guest sits down or declines, or the host withdraws it.
import { sql } from 'kysely'
import type { Handlers } from '../api/call.ts'
import type { INVITATION_ROUTES } from '../api/invitation-routes.ts'
import { Fault, notAllowed, notFound } from '../fault.ts'
import type { House } from '../house.ts'
import { RIGHTS } from '../http/lost-rights.ts'
import { listNotice, tellOfInvitation } from '../notices/notify.ts'
import { personById } from '../people/accounts.ts'
import { isApart } from '../people/blocks.ts'
import { asPerson, type PublicPerson } from '../people/person.ts'
import type { InvitationRow, TableRow } from '../storage/game-tables.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { asTable } from './as-table.ts'
import { visit } from './chat.ts'
import { readScene, type Scene } from './scene.ts'

const MOST_FOUND = 20

export async function invite(house: House, table: Pick<TableRow, 'id'>, guest: string, by: PersonRow): Promise<void> {
  await house.limits.spend('invitation', by.id)
  await visit(house, table.id, guest)
  await house.db
    .insertInto('invitations')
    .values({ table_id: table.id, person: guest, by: by.id, at: house.now() })
    .onConflict(conflict => conflict.columns(['table_id', 'person']).doNothing())
    .execute()
  await tellOfInvitation(house, table, guest, by)
}

/** Once answered or withdrawn, its notices are removed. */
export async function endInvitation(house: House, table: string, guest: string): Promise<InvitationRow | undefined> {
  const ended = await house.db
    .deleteFrom('invitations')
    .where('table_id', '=', table)
    .where('person', '=', guest)
    .returningAll()
    .executeTakeFirst()
  if (ended === undefined) return undefined
  await house.db
    .deleteFrom('notices')
    .where('person', '=', guest)
    .where('table_id', '=', table)
    .where('kind', '=', 'invited')
    .execute()
  house.news.announce(`person ${guest}`)
  return ended
}

export async function isInvited(house: House, table: string, guest: string): Promise<boolean> {
  const found = await house.db
    .selectFrom('invitations')
    .select('at')
    .where('table_id', '=', table)
    .where('person', '=', guest)
    .executeTakeFirst()
  return found !== undefined
}

export const INVITATION_HANDLERS: Handlers<typeof INVITATION_ROUTES> = {
  'GET /api/people': async ({ house, query }) => {
    const people = await house.db
      .selectFrom('people')
      .select(['id', 'name', 'email', 'program'])
      .where(sql<string>`lower(name)`, '=', sql<string>`lower(${query.name})`)
      .where('banned', '=', 0)
      .where(({ or, eb }) => or([eb('email', 'is not', null), eb('program', '=', 1)]))
      .orderBy('seen', 'desc')
      .limit(MOST_FOUND)
      .execute()
    return { people: people.map(asPerson) }
  },

  'POST /api/tables/:table/invite': async ({ house, scene, who, body }) => {
    const guest = await personById(house, body.person)
    if (guest === undefined || guest.name === '') throw notFound()
    if (await isApart(house, who.id, [guest.id])) throw new Fault(403, 'blocked')
    await invite(house, scene.row, guest.id, who)
    return {}
  },

  'GET /api/tables/:table/invitations': async ({ house, scene }) => {
    const rows = await house.db
      .selectFrom('invitations')
      .selectAll()
      .where('table_id', '=', scene.row.id)
      .orderBy('at')
      .execute()
    const people = await peopleIn(house, rows)
    return { invitations: rows.map(row => ({ person: people(row.person), by: people(row.by), at: row.at })) }
  },

  'DELETE /api/tables/:table/invitations/:person': async ({ house, scene, who, params }) => {
    const { row } = scene
    const sent = await house.db
      .selectFrom('invitations')
      .select('by')
      .where('table_id', '=', row.id)
      .where('person', '=', params.person)
      .executeTakeFirst()
    if (sent === undefined) return {}
    if (sent.by !== who.id && row.host !== who.id) throw notAllowed()
    await endInvitation(house, row.id, params.person)
    // Guests who had access only by this invitation lose it. The link still opens the table.
    await house.db
      .deleteFrom('visitors')
      .where('table_id', '=', row.id)
      .where('person', '=', params.person)
      .where('muted', '=', 0)
      .execute()
    house.news.announce(RIGHTS)
    return {}
  },

  'GET /api/invitations': async ({ house, who }) => {
    const rows = await house.db
      .selectFrom('invitations')
      .selectAll()
      .where('person', '=', who.id)
      .orderBy('at', 'desc')
      .execute()
    const people = await peopleIn(house, rows)
    const scenes = await Promise.all(rows.map(({ table_id }) => readScene(house, table_id)))
    const invitations = rows.flatMap(({ by, at }, i) => {
      const scene = scenes[i]
      return scene !== undefined && hasRoom(scene) ? [{ by: people(by), at, table: asTable(scene, who.id) }] : []
    })
    return { invitations }
  },

  'DELETE /api/invitations/:table': async ({ house, who, params }) => {
    const declined = await endInvitation(house, params.table, who.id)
    const host = declined && (await personById(house, declined.by))
    if (host !== undefined) await listNotice(house, host, 'declined', params.table, who.name)
    return {}
  },
}

function hasRoom({ row, seats }: Scene): boolean {
  const running = row.state === 'open' || row.state === 'playing'
  return running && seats.some(({ kind, left }) => kind === 'open' || left === 1)
}

async function peopleIn(house: House, rows: readonly InvitationRow[]) {
  const ids = [...new Set(rows.flatMap(({ person, by }) => [person, by]))]
  const found =
    ids.length === 0
      ? []
      : await house.db.selectFrom('people').select(['id', 'name', 'email', 'program']).where('id', 'in', ids).execute()
  const byId = new Map(found.map(one => [one.id, one]))
  return (id: string) => asPerson(byId.get(id) ?? nobody(id))
}

function nobody(id: string): PublicPerson {
  return { id, name: '', email: null, program: 0 }
}
