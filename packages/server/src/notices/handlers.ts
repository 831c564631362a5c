// Handlers for the notice routes.
import type { Handlers } from '../api/call.ts'
import type { NOTICE_ROUTES } from '../api/notice-routes.ts'
import type { Notice } from '../api/shapes.ts'
import { notFound } from '../fault.ts'
import type { House } from '../house.ts'
import { EventStream } from '../http/event-stream.ts'
import { inTurn } from '../http/in-turn.ts'
import { pageUrl } from '../people/accounts.ts'
import { waitingTables } from './notice-jobs.ts'
import { listNotice } from './notify.ts'
import { pushKeys, SEND } from './send.ts'
import { unsubscribe } from './unsubscribe.ts'
import { checkWebhookAddress } from './webhook-address.ts'
import { momentFor, wordsFor } from './words.ts'

const SHOWN = 100
const MOST_BROWSERS = 10

export const NOTICE_HANDLERS: Handlers<typeof NOTICE_ROUTES> = {
  'GET /api/notices': async ({ house, who }) => {
    const rows = await house.db
      .selectFrom('notices')
      .leftJoin('tables', 'tables.id', 'notices.table_id')
      .selectAll('notices')
      .select(['tables.game', 'tables.code'])
      .where('notices.person', '=', who.id)
      .orderBy('notices.at', 'desc')
      .limit(SHOWN)
      .execute()
    const names = await eventNames(house, rows)
    const notices = rows.map(
      (row): Notice => ({
        id: row.id,
        kind: row.kind as Notice['kind'],
        table: row.table_id,
        game: row.game,
        code: row.code,
        by: contentIn(row).by,
        event: eventIn(row, names),
        at: row.at,
        read: row.read === 1,
      }),
    )
    return { notices, unread: notices.filter(({ read }) => !read).length, waiting: await waiting(house, who.id) }
  },

  'POST /api/notices/read': async ({ house, who }) => {
    await house.db.updateTable('notices').set({ read: 1 }).where('person', '=', who.id).execute()
    house.news.announce(`person ${who.id}`)
    return {}
  },

  'POST /api/notices/test': async ({ house, who, body }) => {
    if (body.by === 'page') {
      await listNotice(house, who, 'test', null, null)
      return { sent: true, why: null }
    }
    const { title, text } = (await wordsFor(who)).notices.test
    const message = { title, text: text({ now: momentFor(who, house.now()) }), url: pageUrl(house) }
    const outcome = await SEND[body.by](house, who, message)
    return { sent: outcome.sent, why: outcome.sent ? null : outcome.why }
  },

  'POST /api/unsubscribe': async ({ house, body }) => {
    if (!(await unsubscribe(house, body.token))) throw notFound()
    return {}
  },

  'GET /api/push/key': async ({ house }) => ({ key: (await pushKeys(house)).publicKey }),

  'PUT /api/push': async ({ house, who, body }) => {
    await checkWebhookAddress(house, body.endpoint)
    const values = { person: who.id, keys: JSON.stringify(body.keys), created: house.now(), failures: 0 }
    await forgetOldest(house, who.id, body.endpoint)
    await house.db
      .insertInto('push')
      .values({ endpoint: body.endpoint, ...values })
      .onConflict(conflict => conflict.column('endpoint').doUpdateSet(values))
      .execute()
    return {}
  },

  'DELETE /api/push': async ({ house, who, body }) => {
    await house.db.deleteFrom('push').where('endpoint', '=', body.endpoint).where('person', '=', who.id).execute()
    return {}
  },

  'GET /api/stream': async ({ house, who, session, token, reply }) => {
    const stream = new EventStream(house, reply, { person: who.id, session, token, table: undefined })
    const tell = inTurn(async () => {
      try {
        stream.send('notice', await counts(house, who.id))
      } catch {
        stream.end()
      }
    })
    stream.onEnd(house.news.listen(`person ${who.id}`, tell))
    tell()
  },
}

interface Content {
  readonly by: string | null
  readonly event?: { readonly id: string; readonly round: number }
}

function contentIn({ content }: { readonly content: string }): Content {
  return JSON.parse(content) as Content
}

function eventIn(row: { readonly content: string }, names: ReadonlyMap<string, string>): Notice['event'] {
  const { event } = contentIn(row)
  return event === undefined ? null : { ...event, name: names.get(event.id) ?? '' }
}

async function eventNames({ db }: House, rows: readonly { readonly content: string }[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(row => contentIn(row).event?.id ?? [])
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('tournaments').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, name }) => [id, name]))
}

/** The number of browsers per person is limited. A new one replaces the oldest. */
async function forgetOldest(house: House, person: string, endpoint: string): Promise<void> {
  const known = await house.db
    .selectFrom('push')
    .select('endpoint')
    .where('person', '=', person)
    .where('endpoint', '<>', endpoint)
    .orderBy('created', 'desc')
    .execute()
  const old = known.slice(MOST_BROWSERS - 1).map(one => one.endpoint)
  if (old.length > 0) await house.db.deleteFrom('push').where('endpoint', 'in', old).execute()
}

async function waiting(house: House, person: string): Promise<number> {
  return (await waitingTables(house, person)).length
}

async function counts(house: House, person: string): Promise<{ unread: number; waiting: number }> {
  const { unread } = await house.db
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number | string>().as('unread'))
    .where('person', '=', person)
    .where('read', '=', 0)
    .executeTakeFirstOrThrow()
  return { unread: Number(unread), waiting: await waiting(house, person) }
}
