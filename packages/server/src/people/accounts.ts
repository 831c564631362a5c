// Guests and accounts: how they are created, proved and deleted.
import type { Me } from '../api/shapes.ts'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { RIGHTS } from '../http/lost-rights.ts'
import { exploreJob } from '../jobs/job.ts'
import { replaceJob } from '../jobs/jobs.ts'
import { sendMail } from '../notices/mail.ts'
import { momentFor, wordsFor } from '../notices/words.ts'
import { forgetPrintings } from '../printings/printings.ts'
import { newId } from '../secrets.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import type { Change } from '../tables/change.ts'
import { act } from '../tables/commit.ts'
import { readScene } from '../tables/scene.ts'
import { getUp, resign } from '../tables/seats.ts'
import { forgetName } from './forget-name.ts'
import { challenge } from './letters.ts'
import { freeName, keyFor } from './names.ts'
import { hashPassword, isPassword, isWeaker } from './passwords.ts'
import { asMe, USUAL_NOTICES } from './person.ts'

const HOUR = 3_600_000
const PROOF_LASTS = 72 * HOUR
const RESET_LASTS = HOUR
/** Accounts that may have or want the same address: one owns it, the others only want it. */
const MOST_WITH_AN_ADDRESS = 4

export async function newPerson(house: House, name: string, more: Partial<PersonRow> = {}): Promise<PersonRow> {
  const now = house.now()
  const row: PersonRow = {
    id: newId(),
    name,
    name_key: null,
    email: null,
    email_proved: 0,
    email_wanted: null,
    proved: null,
    password: null,
    totp: null,
    totp_step: null,
    program: 0,
    banned: 0,
    created: now,
    seen: now,
    time_zone: 'UTC',
    window_from: null,
    window_to: null,
    notices: JSON.stringify(USUAL_NOTICES),
    digested: 0,
    language: 'en',
    owner: null,
    host: 0,
    ban_reason: null,
    banned_until: null,
    explore: 0,
    ...more,
  }
  await house.db.insertInto('people').values(row).execute()
  return row
}

export async function personById(house: House, id: string): Promise<PersonRow | undefined> {
  return house.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Bot accounts that a person created and has not deleted. */
export async function programsOf(house: House, owner: string): Promise<PersonRow[]> {
  return house.db.selectFrom('people').selectAll().where('owner', '=', owner).orderBy('created').execute()
}

export async function meById(house: House, id: string): Promise<Me> {
  const row = await personById(house, id)
  if (row === undefined) throw new Error(`person ${id} does not exist`)
  return asMe(house, row)
}

/** Gives the guest an address and a password, or creates a new person. Returns the person's id. */
export async function register(
  house: House,
  guest: PersonRow | undefined,
  { email, password, name }: { email: string; password: string; name?: string | undefined },
  language: PersonRow['language'],
): Promise<string> {
  if (guest !== undefined && !isGuest(guest)) throw new Fault(409, 'registered')
  const kept = await hashPassword(password, house.settings.passwordCost)
  const taken = await house.db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst()
  const called = name ?? (await freeName(house, guest?.name ?? 'Player', guest?.id))
  const name_key = await keyFor(house, called, guest?.id)
  const person = guest ?? (await newPerson(house, called, { language }))
  await house.db
    .updateTable('people')
    .set({
      password: kept,
      email_proved: 0,
      name: called,
      name_key,
      // If another account has the address, the answer must not reveal it: the address is stored as wanted, and its owner is notified.
      ...(taken === undefined ? { email } : { email_wanted: email }),
    })
    .where('id', '=', person.id)
    .execute()
  askForProof(house, person, email)
  return person.id
}

/** A guest has neither an address nor a password: only the session identifies them. */
export function isGuest({ email, password, program }: Pick<PersonRow, 'email' | 'password' | 'program'>): boolean {
  return email === null && password === null && program === 0
}

/** Sent after the answer. Otherwise the time it takes would reveal whether the address is known. */
export function askForProof(house: House, person: PersonRow, email: string): void {
  later(house, async () => {
    const owner = await house.db
      .selectFrom('people')
      .selectAll()
      .where('email', '=', email)
      .where('email_proved', '=', 1)
      .executeTakeFirst()
    if (owner !== undefined && owner.id !== person.id) {
      const { title, text } = (await wordsFor(owner)).notices.knownAddress
      await sendMail(house, { to: email, subject: title, text: text({ link: `${pageUrl(house)}/account` }) })
      return
    }
    const token = await challenge(house, 'prove-email', person.id, email, PROOF_LASTS)
    const until = momentFor(person, house.now() + PROOF_LASTS)
    const link = `${pageUrl(house)}/account?prove=${token}`
    const { title, text } = (await wordsFor(person)).notices.proveAddress
    await sendMail(house, { to: email, subject: title, text: text({ link, until }) })
  })
}

/** The address now belongs to this person. Another account that has it without proof loses it. */
export async function proveEmail(house: House, person: string, email: string): Promise<boolean> {
  return house.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirst()
    if (row === undefined || (row.email !== email && row.email_wanted !== email)) return false
    const holder = await trx.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
    if (holder !== undefined && holder.id !== person) {
      if (holder.email_proved === 1) return false
      const lost = { email: null, email_wanted: email }
      await trx.updateTable('people').set(lost).where('id', '=', holder.id).execute()
    }
    const proved = { email, email_wanted: null, email_proved: 1, proved: house.now() }
    await trx.updateTable('people').set(proved).where('id', '=', person).execute()
    return true
  })
}

export function forgotPassword(house: House, email: string): void {
  later(house, () => sendReset(house, email))
}

function later(house: House, work: () => Promise<void>): void {
  house.pending.add(
    work().catch((error: unknown) => house.log.warn({ error: String(error) }, 'an e-mail could not be prepared')),
  )
}

async function sendReset(house: House, email: string): Promise<void> {
  const person = await house.db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
  if (person === undefined) return
  const token = await challenge(house, 'reset-password', person.id, email, RESET_LASTS)
  const until = momentFor(person, house.now() + RESET_LASTS)
  const link = `${pageUrl(house)}/account?reset=${token}`
  const { title, text } = (await wordsFor(person)).notices.newPassword
  await sendMail(house, { to: email, subject: title, text: text({ link, until }) })
}

export function pageUrl(house: House): string {
  return house.settings.publicUrl ?? `http://${house.settings.host}:${house.settings.port}`
}

/** A hash to compare with for an unknown address, so that the answer takes as long. */
let nobody: Promise<string> | undefined

export async function byPassword(house: House, email: string, password: string): Promise<PersonRow | undefined> {
  const rows = await house.db
    .selectFrom('people')
    .selectAll()
    .where(({ or, eb }) => or([eb('email', '=', email), eb('email_wanted', '=', email)]))
    .orderBy('created')
    .limit(MOST_WITH_AN_ADDRESS)
    .execute()
  const candidates = [...rows.filter(row => row.email === email), ...rows.filter(row => row.email !== email)]
  nobody ??= hashPassword('nobody has this password', house.settings.passwordCost)
  if (candidates.length === 0) await isPassword(password, await nobody)
  for (const row of candidates) {
    if (!(await isPassword(password, row.password ?? (await nobody))) || row.password === null) continue
    if (isWeaker(row.password, house.settings.passwordCost)) await keepStronger(house, row.id, password)
    return row
  }
  return undefined
}

async function keepStronger(house: House, person: string, password: string): Promise<void> {
  const stronger = await hashPassword(password, house.settings.passwordCost)
  await house.db.updateTable('people').set({ password: stronger }).where('id', '=', person).execute()
}

/** Gives up the seats and deletes all personal data. Finished games keep the seat with an empty name. */
export async function deleteAccount(house: House, id: string): Promise<void> {
  const tables = await house.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.table_id', 'seats.seat', 'tables.state'])
    .where('seats.person', '=', id)
    .where('seats.left', '=', 0)
    .where('tables.state', 'in', ['open', 'playing'])
    .execute()
  for (const { table_id, seat, state } of tables) {
    const scene = await readScene(house, table_id)
    if (scene === undefined) continue
    const leave = (change: Change) => (state === 'open' ? getUp(change, seat) : resign(change, seat))
    await act(house, scene, leave, { evenDamaged: true })
  }
  for (const program of await programsOf(house, id)) await deleteAccount(house, program.id)
  await forgetName(house, id)
  await house.db.transaction().execute(async trx => {
    await trx.deleteFrom('invitations').where('by', '=', id).execute()
    const { explore } = await trx.selectFrom('people').select('explore').where('id', '=', id).executeTakeFirstOrThrow()
    if (explore === 1) await replaceJob({ db: trx }, exploreJob({ person: id }, house.now()))
    const nameless = {
      name: '',
      name_key: null,
      email: null,
      email_proved: 0,
      email_wanted: null,
      proved: null,
      password: null,
      totp: null,
      totp_step: null,
      notices: JSON.stringify(USUAL_NOTICES),
      owner: null,
      host: 0,
      explore: 0,
    }
    await trx.updateTable('people').set(nameless).where('id', '=', id).execute()
    await trx.updateTable('chat').set({ name: '', text: '' }).where('person', '=', id).execute()
    for (const table of [
      'sessions',
      'recovery',
      'passkeys',
      'tokens',
      'challenges',
      'drafts',
      'notes',
      'orders',
      'visitors',
      'invitations',
    ] as const) {
      await trx.deleteFrom(table).where('person', '=', id).execute()
    }
    // Results of events stay, without a name.
    await trx.updateTable('entries').set({ state: 'out' }).where('person', '=', id).execute()
    await trx.deleteFrom('members').where('person', '=', id).execute()
    await trx.deleteFrom('blocks').where('blocked', '=', id).execute()
    // Hosts keep the report, without its author.
    await trx.updateTable('reports').set({ by: null }).where('by', '=', id).execute()
    for (const table of ['notices', 'push', 'ratings', 'blocks', 'links', 'daily'] as const) {
      await trx.deleteFrom(table).where('person', '=', id).execute()
    }
    await forgetPrintings(trx, id)
  })
  house.news.announce(RIGHTS)
}
