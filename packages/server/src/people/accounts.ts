// Guests, accounts, and their end.
import type { Me } from '../api/shapes.ts'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { sendMail } from '../notices/mail.ts'
import { momentFor, wordsFor } from '../notices/words/index.ts'
import { newId } from '../secrets.ts'
import type { PersonRow } from '../storage/schema.ts'
import { act } from '../tables/commit.ts'
import { readScene } from '../tables/scene.ts'
import { getUp, resign } from '../tables/seats.ts'
import { challenge } from './letters.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { asMe, USUAL_NOTICES } from './person.ts'

const HOUR = 3_600_000
const PROOF_LASTS = 72 * HOUR
const RESET_LASTS = HOUR

export async function newPerson(house: House, name: string, more: Partial<PersonRow> = {}): Promise<PersonRow> {
  const now = house.now()
  const row: PersonRow = {
    id: newId(),
    name,
    email: null,
    email_proved: 0,
    password: null,
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
    ...more,
  }
  await house.db.insertInto('people').values(row).execute()
  return row
}

export async function personById(house: House, id: string): Promise<PersonRow | undefined> {
  return house.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Bot accounts somebody made, and has not deleted. */
export async function programsOf(house: House, owner: string): Promise<PersonRow[]> {
  return house.db.selectFrom('people').selectAll().where('owner', '=', owner).orderBy('created').execute()
}

export async function meById(house: House, id: string): Promise<Me> {
  const row = await personById(house, id)
  if (row === undefined) throw new Error(`person ${id} is gone`)
  return asMe(house, row)
}

/** Gives the guest an address and a password, or makes a new person; returns who it is. */
export async function register(
  house: House,
  guest: PersonRow | undefined,
  { email, password, name }: { email: string; password: string; name?: string | undefined },
  language: PersonRow['language'],
): Promise<string> {
  if (guest !== undefined && guest.email !== null) throw new Fault(409, 'registered', 'You are registered already.')
  const kept = await hashPassword(password, house.settings.passwordCost)
  const taken = await house.db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirst()
  if (taken !== undefined) throw new Fault(409, 'email-taken', 'This e-mail address is in use here; please sign in.')
  const person = guest ?? (await newPerson(house, name ?? nameFrom(email), { language }))
  await house.db
    .updateTable('people')
    .set({ email, password: kept, email_proved: 0, ...(name !== undefined && { name }) })
    .where('id', '=', person.id)
    .execute()
  await askForProof(house, person, email)
  return person.id
}

function nameFrom(email: string): string {
  return (email.split('@')[0] ?? email).slice(0, 40)
}

async function askForProof(house: House, person: PersonRow, email: string): Promise<void> {
  const token = await challenge(house, 'prove-email', person.id, email, PROOF_LASTS)
  const until = momentFor(person, house.now() + PROOF_LASTS)
  const { title, text } = wordsFor(person).proveAddress(`${pageUrl(house)}/account?prove=${token}`, until)
  await sendMail(house, { to: email, subject: title, text })
}

export async function sendReset(house: House, email: string): Promise<void> {
  const person = await house.db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
  if (person === undefined) return
  const token = await challenge(house, 'reset-password', person.id, email, RESET_LASTS)
  const until = momentFor(person, house.now() + RESET_LASTS)
  const { title, text } = wordsFor(person).newPassword(`${pageUrl(house)}/account?reset=${token}`, until)
  await sendMail(house, { to: email, subject: title, text })
}

export function pageUrl(house: House): string {
  return house.settings.publicUrl ?? `http://${house.settings.host}:${house.settings.port}`
}

/** A hash to compare with when nobody has this address, so that the answer takes as long. */
let nobody: Promise<string> | undefined

export async function byPassword(house: House, email: string, password: string): Promise<PersonRow | undefined> {
  const row = await house.db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()
  nobody ??= hashPassword('nobody has this password', house.settings.passwordCost)
  const right = await isPassword(password, row?.password ?? (await nobody))
  return row !== undefined && row.password !== null && right ? row : undefined
}

/** Seats are given up, and whatever names the person is deleted; finished games keep the seat with an empty name. */
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
    await act(house, scene, change => (state === 'open' ? getUp(change, seat) : resign(change, seat)))
  }
  for (const program of await programsOf(house, id)) await deleteAccount(house, program.id)
  await house.db.transaction().execute(async trx => {
    await trx.deleteFrom('invitations').where('by', '=', id).execute()
    const nameless = {
      name: '',
      email: null,
      email_proved: 0,
      password: null,
      notices: JSON.stringify(USUAL_NOTICES),
      owner: null,
    }
    await trx.updateTable('people').set(nameless).where('id', '=', id).execute()
    await trx.updateTable('chat').set({ name: '', text: '' }).where('person', '=', id).execute()
    for (const table of [
      'sessions',
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
    for (const table of ['notices', 'push', 'ratings'] as const) {
      await trx.deleteFrom(table).where('person', '=', id).execute()
    }
  })
}
