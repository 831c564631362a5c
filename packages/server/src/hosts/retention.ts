// Deletes once a day what is older than the host's periods allow.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { House } from '../house.ts'
import { retentionJob } from '../jobs/job.ts'
import { replaceJob } from '../jobs/jobs.ts'
import type { Work } from '../jobs/runner.ts'
import { deleteAccount } from '../people/accounts.ts'
import type { Retention } from './retention-periods.ts'

const DAY = 24 * 3_600_000
/** SQLite works in this thread: large deletions are done in parts, with a turn of the event loop between them. */
const ROWS_AT_ONCE = 500
const TABLES_AT_ONCE = 20
const GUESTS_AT_ONCE = 20

export const applyRetention: Work = async house => {
  const { retention } = house.settings
  const now = house.now()
  const before = (what: keyof Retention) => (retention[what] === 0 ? 0 : now - retention[what] * DAY)
  await deleteSessions(house, before('sessions'))
  await deleteChat(house, before('chat'))
  await deleteRows(house, 'reports', 'settled', before('reports'))
  await deleteRows(house, 'audit', 'at', before('audit'))
  await deleteGuests(house, before('guests'))
  await replaceJob(house, retentionJob(now + DAY))
}

async function deleteSessions({ db, now }: House, before: number): Promise<void> {
  await inParts(ROWS_AT_ONCE, async most => {
    const old = db
      .selectFrom('sessions')
      .select('id')
      .where(({ or, eb }) => or([eb('expires', '<=', now()), eb('seen', '<', before)]))
      .limit(most)
    return db.deleteFrom('sessions').where('id', 'in', old).returning('id').execute()
  })
}

async function deleteChat({ db }: House, before: number): Promise<void> {
  await inParts(TABLES_AT_ONCE, async most => {
    const tables = await db
      .selectFrom('tables')
      .select('id')
      .where('state', 'in', ['over', 'archived'])
      .where('ended', '<', before)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('chat').select('number').whereRef('chat.table_id', '=', 'tables.id')),
      )
      .limit(most)
      .execute()
    const ids = tables.map(({ id }) => id)
    if (ids.length > 0) await db.deleteFrom('chat').where('table_id', 'in', ids).execute()
    return tables
  })
}

async function deleteRows({ db }: House, table: 'reports' | 'audit', column: 'settled' | 'at', before: number) {
  await inParts(ROWS_AT_ONCE, async most => {
    const old = db
      .selectFrom(table as 'reports')
      .select('id')
      .where(column, '<', before)
      .limit(most)
    return db
      .deleteFrom(table as 'reports')
      .where('id', 'in', old)
      .returning('id')
      .execute()
  })
}

/** Guests who can still sign in, by passkey or another service, stay; so do owners of programs and banned guests. */
async function deleteGuests(house: House, before: number): Promise<void> {
  const { db } = house
  await inParts(GUESTS_AT_ONCE, async most => {
    const guests = await db
      .selectFrom('people')
      .select('id')
      .where('seen', '<', before)
      .where('name', '<>', '')
      .where('email', 'is', null)
      .where('password', 'is', null)
      .where('program', '=', 0)
      .where('banned', '=', 0)
      .where('id', 'not in', db.selectFrom('passkeys').select('person'))
      .where('id', 'not in', db.selectFrom('links').select('person'))
      .where(
        'id',
        'not in',
        db.selectFrom('people').select('owner').where('owner', 'is not', null).$castTo<{ owner: string }>(),
      )
      .limit(most)
      .execute()
    for (const { id } of guests) await deleteAccount(house, id)
    return guests
  })
}

async function inParts(most: number, part: (most: number) => Promise<readonly unknown[]>): Promise<void> {
  while ((await part(most)).length === most) await nextTurn()
}
