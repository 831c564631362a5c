// Which person an account of another service signs in.

import type { Language } from '@arkwright/words'
import { Name } from '../api/shapes.ts'
import { notNow } from '../fault.ts'
import type { House } from '../house.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { isGuest, newPerson, personById, proveEmail } from './accounts.ts'
import { freeName, keyFor } from './names.ts'
import type { Identity } from './providers.ts'

/** The person this identity signs in, and whether it must be connected with them first. */
export interface Found {
  readonly person: PersonRow
  readonly connect: boolean
}

/**
 * - An identity that is connected signs its person in. An account cannot connect one that belongs to another person.
 * - Otherwise a visitor or guest is signed in to the account with the same address, if both the service and we have verified it.
 * - Otherwise it is connected with the person who asks: an account, or a guest, who stays the same person.
 * Undefined: a new person.
 */
export async function personFor(
  house: House,
  who: PersonRow | undefined,
  identity: Identity,
): Promise<Found | undefined> {
  const known = await connectedWith(house, identity)
  const mayChange = who === undefined || (await isOnlyGuest(house, who))
  if (known !== undefined) {
    if (!mayChange && known.id !== who.id) throw notNow('link-taken')
    return { person: known, connect: false }
  }
  const owner = mayChange && identity.email !== undefined ? await ownerOf(house, identity.email) : undefined
  const person = owner ?? who
  if (person === undefined) return undefined
  const links = await house.db.selectFrom('links').select('provider').where('person', '=', person.id).execute()
  if (links.some(({ provider }) => provider === identity.provider)) throw notNow('link-taken')
  return { person, connect: true }
}

export async function newPersonFor(house: House, identity: Identity, language: Language): Promise<PersonRow> {
  const { data: name = 'Player' } = Name.safeParse(identity.name.slice(0, 40))
  return newPerson(house, await freeName(house, name), { language })
}

/** A person without an address gets the verified one of the identity, if no account has proved it. */
export async function connect(house: House, person: PersonRow, { provider, subject, email }: Identity): Promise<void> {
  await house.db.insertInto('links').values({ provider, subject, person: person.id, created: house.now() }).execute()
  if (email === undefined || person.email !== null || (await ownerOf(house, email)) !== undefined) return
  const name = await freeName(house, person.name, person.id)
  const named = { name, name_key: await keyFor(house, name, person.id), email_wanted: email }
  await house.db.updateTable('people').set(named).where('id', '=', person.id).execute()
  await proveEmail(house, person.id, email)
}

/** Whether another way to sign in would be left without this service. */
export async function hasOtherWay({ db }: House, person: PersonRow, provider: string): Promise<boolean> {
  if (person.password !== null) return true
  const passkey = await db.selectFrom('passkeys').select('id').where('person', '=', person.id).executeTakeFirst()
  const link = await db
    .selectFrom('links')
    .select('provider')
    .where('person', '=', person.id)
    .where('provider', '<>', provider)
    .executeTakeFirst()
  return passkey !== undefined || link !== undefined
}

async function connectedWith(house: House, { provider, subject }: Identity): Promise<PersonRow | undefined> {
  const link = await house.db
    .selectFrom('links')
    .select('person')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return link && personById(house, link.person)
}

function ownerOf({ db }: House, email: string): Promise<PersonRow | undefined> {
  return db.selectFrom('people').selectAll().where('email', '=', email).where('email_proved', '=', 1).executeTakeFirst()
}

/** A guest whom only the session knows. */
async function isOnlyGuest(house: House, person: PersonRow): Promise<boolean> {
  return isGuest(person) && !(await hasOtherWay(house, person, ''))
}
