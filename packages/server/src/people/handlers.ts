// Handlers for the routes about people.
import type { Handlers } from '../api/call.ts'
import type { PEOPLE_ROUTES } from '../api/people-routes.ts'
import { SHORTEST_WINDOW, timeZoneNamed, windowLength } from '../clocks/window.ts'
import { Fault, notFound } from '../fault.ts'
import type { House } from '../house.ts'
import { RIGHTS } from '../http/lost-rights.ts'
import { exploreJob } from '../jobs/job.ts'
import { replaceJob } from '../jobs/jobs.ts'
import { checkWebhookAddress } from '../notices/webhook-address.ts'
import { preferredLanguage } from '../notices/words.ts'
import { leaders, profileOf } from '../ratings/boards.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { asTable } from '../tables/as-table.ts'
import { finishedTables } from '../tables/lists.ts'
import {
  byPassword,
  deleteAccount,
  forgotPassword,
  isGuest,
  meById,
  newPerson,
  personById,
  proveEmail,
  register,
} from './accounts.ts'
import { adoptGuest } from './adopt-guest.ts'
import { banThatEnded, checkNotBanned } from './bans.ts'
import { endAccess } from './end-access.ts'
import { redeem } from './letters.ts'
import { freeName, keyFor } from './names.ts'
import { PASSKEY_HANDLERS } from './passkey-handlers.ts'
import { hashPassword } from './passwords.ts'
import { asMe } from './person.ts'
import { PROGRAM_HANDLERS } from './program-handlers.ts'
import { checkSecondFactor } from './second-factor.ts'
import { closeSession } from './sessions.ts'

export const PEOPLE_HANDLERS: Handlers<typeof PEOPLE_ROUTES> = {
  'GET /api/me': async ({ house, who, cookie }) => {
    if (who !== undefined) return { me: await asMe(house, who) }
    const ban = cookie === undefined ? undefined : await banThatEnded(house, cookie)
    return { me: null, ...(ban !== undefined && { ban }) }
  },

  'POST /api/guest': async ({ house, body, request, signIn }) => {
    const language = preferredLanguage(request.headers['accept-language'])
    const person = await newPerson(house, await freeName(house, body.name), { language })
    await signIn(person.id)
    return { me: await asMe(house, person) }
  },

  'POST /api/register': async ({ house, who, body, session, request, signIn }) => {
    const person = await register(house, who, body, preferredLanguage(request.headers['accept-language']))
    // The session now has access to an account, so it gets a fresh token.
    if (session !== undefined) await closeSession(house, session)
    await signIn(person)
    return { me: await meById(house, person) }
  },

  'POST /api/sign-in': async ({ house, who, session, body, signIn }) => {
    await house.limits.spend('account', body.email)
    const person = await byPassword(house, body.email, body.password)
    if (person === undefined) throw new Fault(401, 'wrong-password')
    checkNotBanned(person, house.now())
    await checkSecondFactor(house, person, body.code)
    await adoptGuest(house, session === undefined ? undefined : who, person)
    await signIn(person.id)
    return { me: await asMe(house, person) }
  },

  'POST /api/sign-out': async ({ house, session, signOut }) => {
    if (session !== undefined) await closeSession(house, session)
    signOut()
    return {}
  },

  'PATCH /api/me': async ({ house, who, body }) => {
    const { name, timeZone, window, notices, language, explore } = body
    const zone = timeZone === undefined ? undefined : timeZoneNamed(timeZone)
    if (timeZone !== undefined && zone === undefined) {
      throw new Fault(400, 'time-zone', 'This time zone is not known. Use a name such as Europe/London.')
    }
    if (window != null && windowLength(window.from, window.to) < SHORTEST_WINDOW) {
      throw new Fault(400, 'window')
    }
    if (notices !== undefined && notices.webhookUrl !== '') await checkWebhookAddress(house, notices.webhookUrl)
    const change = {
      ...(name !== undefined && (await renamed(house, who, name))),
      ...(zone !== undefined && { time_zone: zone }),
      ...(window !== undefined && { window_from: window?.from ?? null, window_to: window?.to ?? null }),
      ...(notices !== undefined && { notices: JSON.stringify(notices) }),
      ...(language !== undefined && { language }),
      ...(explore !== undefined && { explore: explore ? 1 : 0 }),
    }
    if (Object.keys(change).length > 0) {
      await house.db.transaction().execute(async trx => {
        await trx.updateTable('people').set(change).where('id', '=', who.id).execute()
        if (explore !== undefined) await replaceJob({ db: trx }, exploreJob({ person: who.id }, house.now()))
      })
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
    if (!(await proveEmail(house, proof.person, proof.content))) throw oldLetter()
    return {}
  },

  'POST /api/password/forgotten': async ({ house, body }) => {
    forgotPassword(house, body.email)
    return {}
  },

  'POST /api/password': async ({ house, body }) => {
    const password = await hashPassword(body.password, house.settings.passwordCost)
    const reset = await redeem(house, 'reset-password', body.token)
    if (reset === undefined || reset.person === null) throw oldLetter()
    // Reading the e-mail proves ownership of the address.
    const person = await personById(house, reset.person)
    // Before the address was proved, another person may have set the second factor.
    const factor = person?.email_proved === 1 ? {} : { totp: null, totp_step: null, proved: house.now() }
    const change = { password, email_proved: 1, ...factor }
    await house.db.updateTable('people').set(change).where('id', '=', reset.person).execute()
    await endAccess(house, { id: reset.person, proved: null }, { passkeys: 'all' })
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
    house.news.announce(RIGHTS)
    return {}
  },

  ...PASSKEY_HANDLERS,

  ...PROGRAM_HANDLERS,

  'GET /api/people/:person': async ({ house, params }) => {
    const profile = await profileOf(house, params.person)
    if (profile === undefined) throw notFound()
    return profile
  },

  'GET /api/people/:person/tables': async ({ house, who, params, query }) => {
    if ((await personById(house, params.person))?.name === '') throw notFound()
    const scenes = await finishedTables(house, params.person, who?.id, query.before)
    return { tables: scenes.map(scene => asTable(scene, who?.id)) }
  },

  'GET /api/leaders': async ({ house, query }) => ({ leaders: await leaders(house, query.game, query.players) }),
}

/** Guests may share a name; accounts may not. */
async function renamed(house: House, who: PersonRow, name: string): Promise<Pick<PersonRow, 'name' | 'name_key'>> {
  if (isGuest(who)) return { name: await freeName(house, name, who.id), name_key: null }
  return { name, name_key: await keyFor(house, name, who.id) }
}

function oldLetter(): Fault {
  return new Fault(410, 'old-letter')
}
