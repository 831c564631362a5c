// Handlers for the hosts of this server. Every change is recorded.
import { sql } from 'kysely'
import type { Handlers } from '../api/call.ts'
import type { HOST_ROUTES } from '../api/host-routes.ts'
import { Fault, notFound, notNow } from '../fault.ts'
import type { House } from '../house.ts'
import { personById } from '../people/accounts.ts'
import { banOf, liftBan, setBan } from '../people/bans.ts'
import { asPerson } from '../people/person.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { readScene, readScenes } from '../tables/scene.ts'
import { archive } from './archive.ts'
import { record } from './audit.ts'
import { namesIn } from './names-in.ts'
import { beyond, type LastShown, pageOf, READ } from './pages.ts'

const MOST_FAILED = 50

export const HOST_HANDLERS: Handlers<typeof HOST_ROUTES> = {
  'GET /api/host/reports': async ({ house, query }) => {
    const open = query.show === 'open'
    const order = open ? 'asc' : 'desc'
    const found = await house.db
      .selectFrom('reports')
      .selectAll()
      .where('settled', open ? 'is' : 'is not', null)
      .where(beyond('at', order, query))
      .orderBy('at', order)
      .orderBy('id', order)
      .limit(READ)
      .execute()
    const { shown: rows, more } = pageOf(found)
    const names = await namesIn(house, {
      people: rows.flatMap(({ by, about, settled_by }) => [by, about, settled_by]),
      tables: rows.map(({ table_id }) => table_id),
    })
    return {
      more,
      reports: rows.map(row => ({
        id: row.id,
        at: row.at,
        reason: row.reason,
        by: names.person(row.by),
        about: names.person(row.about),
        table: names.table(row.table_id),
        text: row.text,
        settled:
          row.settled === null
            ? null
            : { at: row.settled, by: names.person(row.settled_by), outcome: row.outcome ?? '' },
      })),
    }
  },

  'POST /api/host/reports/:report/settle': async ({ house, who, params, body }) => {
    const settled = await house.db
      .updateTable('reports')
      .set({ settled: house.now(), settled_by: who.id, outcome: body.outcome })
      .where('id', '=', params.report)
      .where('settled', 'is', null)
      .returning(['about', 'table_id'])
      .executeTakeFirst()
    if (settled === undefined) throw notFound()
    const { about: person, table_id: table } = settled
    await record(house, who.id, 'settle', { person, table, detail: body.outcome })
    return {}
  },

  'GET /api/host/people': async ({ house, query }) => {
    const { text, ...last } = query
    const { shown, more } = pageOf(await peopleLike(house, text, last))
    return { people: shown.map(row => hosted(row, house.now())), more }
  },

  'PUT /api/host/people/:person/ban': async ({ house, who, params, body }) => {
    const person = await personById(house, params.person)
    if (person === undefined || person.name === '') throw notFound()
    if (person.host === 1) throw notNow('is-host')
    if (body.until !== null && body.until <= house.now()) {
      throw new Fault(400, 'bad-request', 'until: must be in the future')
    }
    await record(house, who.id, 'ban', { person: person.id, detail: banDetail(body) })
    await setBan(house, person.id, body)
    return {}
  },

  'DELETE /api/host/people/:person/ban': async ({ house, who, params }) => {
    const person = await personById(house, params.person)
    if (person === undefined) throw notFound()
    if (person.banned === 0) return {}
    await record(house, who.id, 'lift', { person: person.id })
    await liftBan(house, person.id)
    return {}
  },

  'GET /api/host/tables': async ({ house, query: { state, ...last } }) => {
    let query = house.db
      .selectFrom('tables')
      .selectAll()
      .where(beyond('changed', 'desc', last))
    if (state !== undefined) query = query.where('state', '=', state)
    const rows = await query.orderBy('changed', 'desc').orderBy('id', 'desc').limit(READ).execute()
    const { shown, more } = pageOf(rows)
    const scenes = await readScenes(house, shown)
    return {
      more,
      tables: scenes.map(({ row, seats }) => ({
        id: row.id,
        code: row.code,
        game: row.game,
        state: row.state,
        entries: row.sequence,
        changed: row.changed,
        seats: seats.map(({ name, strength }) => name ?? strength ?? ''),
      })),
    }
  },

  'POST /api/host/tables/:table/archive': async ({ house, who, params, body }) => {
    const found = await readScene(house, params.table)
    if (found === undefined) throw notFound()
    if (found.row.state === 'archived') throw notNow('game-over')
    await record(house, who.id, 'archive', { table: found.row.id, detail: body.reason })
    await archive(house, found)
    return {}
  },

  'GET /api/host/jobs': async ({ house }) => {
    const now = house.now()
    const rows = await house.db
      .selectFrom('jobs')
      .select(({ fn, eb }) => [
        'kind',
        fn.countAll<number | string>().as('waiting'),
        fn.sum<number | string>(eb.case().when('due', '<=', now).then(1).else(0).end()).as('due'),
        fn.sum<number | string>(eb.case().when('attempts', '>', 0).then(1).else(0).end()).as('failed'),
      ])
      .groupBy('kind')
      .orderBy('kind')
      .execute()
    const failed = await house.db
      .selectFrom('jobs')
      .select(['id', 'kind', 'attempts', 'due'])
      .where('attempts', '>', 0)
      .orderBy('attempts', 'desc')
      .limit(MOST_FAILED)
      .execute()
    const queues = rows.map(one => ({
      kind: one.kind,
      waiting: Number(one.waiting),
      due: Number(one.due),
      failed: Number(one.failed),
    }))
    return { queues, failed }
  },

  'GET /api/host/audit': async ({ house, query }) => {
    const found = await house.db
      .selectFrom('audit')
      .selectAll()
      .where(beyond('at', 'desc', query))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(READ)
      .execute()
    const { shown: rows, more } = pageOf(found)
    const names = await namesIn(house, {
      people: rows.flatMap(({ host, person }) => [host, person]),
      tables: rows.map(({ table_id }) => table_id),
    })
    return {
      more,
      audit: rows.map(({ id, at, host, what, person, table_id, detail }) => ({
        id,
        at,
        what,
        detail,
        host: names.person(host),
        person: names.person(person),
        table: names.table(table_id),
      })),
    }
  },
}

export function banDetail({ reason, until }: { reason: string; until: number | null }): string {
  return until === null
    ? reason
    : `${reason} (until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC)`
}

async function peopleLike({ db }: House, text: string | undefined, last: LastShown): Promise<PersonRow[]> {
  const people = db
    .selectFrom('people')
    .selectAll()
    .where('name', '<>', '')
    .where(beyond('seen', 'desc', last))
    .orderBy('seen', 'desc')
    .orderBy('id', 'desc')
    .limit(READ)
  if (text === undefined) return people.where('banned', '=', 1).execute()
  const part = `%${text.toLowerCase().replaceAll(/[!%_]/g, sign => `!${sign}`)}%`
  return people
    .where(({ or, eb }) =>
      or([
        eb('id', '=', text),
        eb('email', '=', text.toLowerCase()),
        sql<boolean>`lower(name) like ${part} escape '!'`,
      ]),
    )
    .execute()
}

function hosted(row: PersonRow, now: number) {
  const { email, created, seen, host } = row
  return { ...asPerson(row), email, created, seen, host: host === 1, ban: banOf(row, now) ?? null }
}
