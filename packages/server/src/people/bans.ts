// Bans a person and every bot account they created, directly or through another. A ban has a reason and may have an end.
import type { Ban } from '../api/shapes.ts'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { RIGHTS } from '../http/lost-rights.ts'
import { banOverJob } from '../jobs/job.ts'
import { putJob } from '../jobs/jobs.ts'
import type { Work } from '../jobs/runner.ts'
import { sendMail } from '../notices/mail.ts'
import { momentFor, wordsFor } from '../notices/words.ts'
import { hashOf } from '../secrets.ts'
import type { PersonRow } from '../storage/people-tables.ts'

/** How long a browser whose session a ban ended is told why. */
const TOLD_FOR = 90 * 24 * 3_600_000

type BanColumns = Pick<PersonRow, 'banned' | 'ban_reason' | 'banned_until'>

/** Undefined: not banned, or the ban is over. */
export function banOf({ banned, ban_reason, banned_until }: BanColumns, now: number): Ban | undefined {
  if (banned === 0 || (banned_until !== null && banned_until <= now)) return undefined
  return { reason: ban_reason ?? '', until: banned_until }
}

export function checkNotBanned(person: BanColumns, now: number): void {
  const ban = banOf(person, now)
  if (ban !== undefined) throw new Fault(403, 'banned', undefined, { ban })
}

/** Ends sessions, tokens and push subscriptions permanently. After the ban, people can sign in again. */
export async function setBan(house: House, person: string, { reason, until }: Ban): Promise<void> {
  const ids = await withPrograms(house, person)
  const expires = Math.min(until ?? Number.POSITIVE_INFINITY, house.now() + TOLD_FOR)
  await house.db.transaction().execute(async trx => {
    await trx
      .updateTable('people')
      .set({ banned: 1, ban_reason: reason, banned_until: until })
      .where('id', 'in', ids)
      .execute()
    const sessions = await trx.selectFrom('sessions').select('token_hash').where('person', '=', person).execute()
    for (const table of ['sessions', 'tokens', 'push', 'challenges'] as const) {
      await trx.deleteFrom(table).where('person', 'in', ids).execute()
    }
    const told = sessions.map(one => ({ ...one, kind: 'ban' as const, person, content: '', expires }))
    if (told.length > 0) await trx.insertInto('challenges').values(told).execute()
  })
  if (until !== null) await putJob(house, banOverJob(person, until))
  house.news.announce(RIGHTS)
  await tell(house, person, { reason, until })
}

export async function liftBan(house: House, person: string): Promise<void> {
  const ids = await withPrograms(house, person)
  await house.db
    .updateTable('people')
    .set({ banned: 0, ban_reason: null, banned_until: null })
    .where('id', 'in', ids)
    .execute()
  await house.db.deleteFrom('challenges').where('kind', '=', 'ban').where('person', '=', person).execute()
}

/** A ban that was lifted or changed has another end. */
export const banOver: Work = async (house, { person }) => {
  const row = await house.db
    .selectFrom('people')
    .select('banned_until')
    .where('id', '=', person ?? '')
    .where('banned', '=', 1)
    .executeTakeFirst()
  const until = row?.banned_until ?? null
  if (person !== null && until !== null && until <= house.now()) await liftBan(house, person)
}

/** The ban that ended the session of this cookie. */
export async function banThatEnded(house: House, cookie: string): Promise<Ban | undefined> {
  const row = await house.db
    .selectFrom('challenges')
    .innerJoin('people', 'people.id', 'challenges.person')
    .select(['people.banned', 'people.ban_reason', 'people.banned_until'])
    .where('challenges.token_hash', '=', hashOf(cookie))
    .where('challenges.kind', '=', 'ban')
    .executeTakeFirst()
  return row && banOf(row, house.now())
}

async function tell(house: House, id: string, { reason, until }: Ban): Promise<void> {
  const person = await house.db
    .selectFrom('people')
    .select(['email', 'language', 'time_zone'])
    .where('id', '=', id)
    .where('email_proved', '=', 1)
    .executeTakeFirst()
  if (person === undefined || person.email === null) return
  const { title, forEver, untilThen } = (await wordsFor(person)).notices.banned
  const text = until === null ? forEver({ reason }) : untilThen({ reason, until: momentFor(person, until) })
  await sendMail(house, { to: person.email, subject: title, text })
}

/** The person and all bot accounts below them. */
async function withPrograms(house: House, person: string): Promise<string[]> {
  const found = new Set([person])
  for (let owners = [person]; owners.length > 0; ) {
    const rows = await house.db.selectFrom('people').select('id').where('owner', 'in', owners).execute()
    owners = rows.map(({ id }) => id).filter(id => !found.has(id))
    for (const id of owners) found.add(id)
  }
  return [...found]
}
