// Handlers for the routes about your own account.
import type { ACCOUNT_ROUTES } from '../api/account-routes.ts'
import type { Handlers } from '../api/call.ts'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { RIGHTS } from '../http/lost-rights.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { askForProof, meById } from './accounts.ts'
import { endAccess } from './end-access.ts'
import { exportOf } from './export.ts'
import { challenge, redeem } from './letters.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { checkSecondFactor, newRecoveryCodes, wrongCode } from './second-factor.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

const ANSWER_WITHIN = 10 * 60_000

export const ACCOUNT_HANDLERS: Handlers<typeof ACCOUNT_ROUTES> = {
  'POST /api/sign-out/everywhere': async ({ house, who, session }) => {
    await endAccess(house, who, { but: session, passkeys: 'unproved' })
    return {}
  },

  'PUT /api/me/password': async ({ house, who, session, body }) => {
    await checkPassword(house, who, body.password)
    const password = await hashPassword(body.next, house.settings.passwordCost)
    await house.db.updateTable('people').set({ password }).where('id', '=', who.id).execute()
    await house.db
      .deleteFrom('sessions')
      .where('person', '=', who.id)
      .where('id', '<>', session ?? '')
      .execute()
    house.news.announce(RIGHTS)
    return {}
  },

  'PUT /api/me/email': async ({ house, who, body }) => {
    await checkPassword(house, who, body.password)
    await house.db.updateTable('people').set({ email_wanted: body.email }).where('id', '=', who.id).execute()
    askForProof(house, who, body.email)
    return { me: await meById(house, who.id) }
  },

  'GET /api/passkeys': async ({ house, who }) => ({
    passkeys: await house.db
      .selectFrom('passkeys')
      .select(['id', 'created'])
      .where('person', '=', who.id)
      .orderBy('created')
      .execute(),
  }),

  'DELETE /api/passkeys': async ({ house, who, body }) => {
    await house.db.deleteFrom('passkeys').where('id', '=', body.id).where('person', '=', who.id).execute()
    return { me: await meById(house, who.id) }
  },

  'POST /api/totp': async ({ house, who, body }) => {
    await checkPassword(house, who, body.password)
    if (who.totp !== null) throw new Fault(409, 'second-factor')
    const secret = newTotpSecret()
    const token = await challenge(house, 'totp', who.id, secret, ANSWER_WITHIN)
    return { token, secret, address: totpAddress(secret, who.email ?? who.name) }
  },

  'PUT /api/totp': async ({ house, who, body }) => {
    const begun = await redeem(house, 'totp', body.token)
    if (begun === undefined || begun.person !== who.id) throw wrongCode()
    const step = stepOfCode(begun.content, body.code, house.now(), null)
    if (step === undefined) throw wrongCode()
    const factor = { totp: begun.content, totp_step: step }
    await house.db.updateTable('people').set(factor).where('id', '=', who.id).execute()
    return { recovery: await newRecoveryCodes(house, who.id), me: await meById(house, who.id) }
  },

  'DELETE /api/totp': async ({ house, who, body }) => {
    await house.limits.spend('account', who.id)
    await checkSecondFactor(house, who, body.code)
    await house.db.updateTable('people').set({ totp: null, totp_step: null }).where('id', '=', who.id).execute()
    await house.db.deleteFrom('recovery').where('person', '=', who.id).execute()
    return { me: await meById(house, who.id) }
  },

  'GET /api/me/export': async ({ house, who, reply }) => {
    reply.header('content-disposition', 'attachment; filename="arkwright-account.json"')
    return exportOf(house, who)
  },
}

async function checkPassword(house: House, who: PersonRow, password: string): Promise<void> {
  await house.limits.spend('account', who.id)
  if (who.password !== null && (await isPassword(password, who.password))) return
  throw new Fault(401, 'wrong-password', 'This is not your password.')
}
