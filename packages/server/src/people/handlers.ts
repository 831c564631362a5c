// Answers for the routes about people.
import type { Handlers } from '../api/call.ts'
import type { PEOPLE_ROUTES } from '../api/people-routes.ts'
import { isTimeZone } from '../clocks/window.ts'
import { Fault, notFound } from '../fault.ts'
import { checkWebhookAddress } from '../notices/webhook-address.ts'
import { leaders, profileOf } from '../ratings/boards.ts'
import { hashOf, newId, newToken } from '../secrets.ts'
import { byPassword, deleteAccount, meById, newPerson, register, sendReset } from './accounts.ts'
import { redeem } from './letters.ts'
import { PASSKEY_HANDLERS } from './passkey-handlers.ts'
import { hashPassword } from './passwords.ts'
import { asMe, asPerson } from './person.ts'
import { closeAllSessions, closeSession } from './sessions.ts'

const MOST_TOKENS = 20

export const PEOPLE_HANDLERS: Handlers<typeof PEOPLE_ROUTES> = {
  'GET /api/me': async ({ house, who }) => ({ me: who === undefined ? null : await asMe(house, who) }),

  'POST /api/guest': async ({ house, body, signIn }) => {
    const person = await newPerson(house, body.name)
    await signIn(person.id)
    return { me: await asMe(house, person) }
  },

  'POST /api/register': async ({ house, who, body, session, signIn }) => {
    const person = await register(house, who, body)
    // What the guest's session could reach is worth more now: a fresh token.
    if (session !== undefined) await closeSession(house, session)
    await signIn(person)
    return { me: await meById(house, person) }
  },

  'POST /api/sign-in': async ({ house, body, signIn }) => {
    const person = await byPassword(house, body.email, body.password)
    if (person === undefined)
      throw new Fault(401, 'wrong-password', 'This e-mail address and password do not belong together.')
    if (person.banned === 1) throw new Fault(403, 'banned', 'This account was closed by the host of this house.')
    await signIn(person.id)
    return { me: await asMe(house, person) }
  },

  'POST /api/sign-out': async ({ house, session, signOut }) => {
    if (session !== undefined) await closeSession(house, session)
    signOut()
    return {}
  },

  'PATCH /api/me': async ({ house, who, body }) => {
    const { name, timeZone, window, notices } = body
    if (timeZone !== undefined && !isTimeZone(timeZone)) {
      throw new Fault(400, 'time-zone', 'This time zone is not known; Europe/London is one.')
    }
    if (notices !== undefined && notices.webhookUrl !== '') await checkWebhookAddress(house, notices.webhookUrl)
    const change = {
      ...(name !== undefined && { name }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(window !== undefined && { window_from: window?.from ?? null, window_to: window?.to ?? null }),
      ...(notices !== undefined && { notices: JSON.stringify(notices) }),
    }
    if (Object.keys(change).length > 0) {
      await house.db.updateTable('people').set(change).where('id', '=', who.id).execute()
    }
    return { me: await meById(house, who.id) }
  },

  'DELETE /api/me': async ({ house, who, signOut }) => {
    await deleteAccount(house, who.id)
    signOut()
    return {}
  },

  'POST /api/email/proof': async ({ house, body }) => {
    const proof = await redeem(house, 'prove-email', body.token)
    if (proof === undefined || proof.person === null) throw oldLetter()
    await house.db
      .updateTable('people')
      .set({ email_proved: 1 })
      .where('id', '=', proof.person)
      .where('email', '=', proof.content)
      .execute()
    return {}
  },

  'POST /api/password/forgotten': async ({ house, body }) => {
    await sendReset(house, body.email)
    return {}
  },

  'POST /api/password': async ({ house, body }) => {
    const password = await hashPassword(body.password, house.settings.passwordCost)
    const reset = await redeem(house, 'reset-password', body.token)
    if (reset === undefined || reset.person === null) throw oldLetter()
    // Whoever could read the letter owns the address.
    const change = { password, email_proved: 1 }
    await house.db.updateTable('people').set(change).where('id', '=', reset.person).execute()
    await closeAllSessions(house.db, reset.person)
    return {}
  },

  'GET /api/sessions': async ({ house, who, session }) => {
    const sessions = await house.db
      .selectFrom('sessions')
      .select(['id', 'device', 'created', 'seen'])
      .where('person', '=', who.id)
      .orderBy('seen', 'desc')
      .execute()
    return { sessions: sessions.map(one => ({ ...one, here: one.id === session })) }
  },

  'DELETE /api/sessions/:session': async ({ house, who, params }) => {
    await house.db.deleteFrom('sessions').where('id', '=', params.session).where('person', '=', who.id).execute()
    return {}
  },

  ...PASSKEY_HANDLERS,

  'GET /api/tokens': async ({ house, who }) => {
    const tokens = await house.db
      .selectFrom('tokens')
      .select(['id', 'name', 'created', 'used'])
      .where('person', '=', who.id)
      .orderBy('created')
      .execute()
    return { tokens }
  },

  'POST /api/tokens': async ({ house, who, body }) => {
    const { count } = await house.db
      .selectFrom('tokens')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('person', '=', who.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_TOKENS)
      throw new Fault(409, 'too-many', `You have ${MOST_TOKENS} tokens; withdraw one first.`)
    const token = newToken()
    const id = newId()
    const now = house.now()
    const row = { token_hash: hashOf(token), id, person: who.id, name: body.name, created: now, used: 0 }
    await house.db.insertInto('tokens').values(row).execute()
    return { id, token }
  },

  'DELETE /api/tokens/:token': async ({ house, who, params }) => {
    await house.db.deleteFrom('tokens').where('id', '=', params.token).where('person', '=', who.id).execute()
    return {}
  },

  'POST /api/programs': async ({ house, body }) => {
    const person = await newPerson(house, body.name, { program: 1 })
    const token = newToken()
    const row = {
      token_hash: hashOf(token),
      id: newId(),
      person: person.id,
      name: body.name,
      created: person.created,
      used: 0,
    }
    await house.db.insertInto('tokens').values(row).execute()
    return { person: asPerson(person), token }
  },

  'GET /api/people/:person': async ({ house, params }) => {
    const profile = await profileOf(house, params.person)
    if (profile === undefined) throw notFound()
    return profile
  },

  'GET /api/leaders': async ({ house, query }) => ({ leaders: await leaders(house, query.game, query.players) }),
}

function oldLetter(): Fault {
  return new Fault(410, 'old-letter', 'This link was used already or is too old; please ask for a new one.')
}
