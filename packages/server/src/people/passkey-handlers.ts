// Passkeys: signing in without a password, by WebAuthn. The challenge is a row, so any server can check the answer.
import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../api/call.ts'
import type { PEOPLE_ROUTES } from '../api/people-routes.ts'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import type { PasskeyRow } from '../storage/people-tables.ts'
import { meById, personById } from './accounts.ts'
import { adoptGuest } from './adopt-guest.ts'
import { checkNotBanned } from './bans.ts'
import { challenge, redeem } from './letters.ts'
import { asMe } from './person.ts'

const ANSWER_WITHIN = 5 * 60_000

/** Loaded at the first passkey: it would take a tenth of the server's start. */
const webauthn = () => import('@simplewebauthn/server')

type PasskeyRoutes = Pick<
  typeof PEOPLE_ROUTES,
  | 'POST /api/passkeys/challenge'
  | 'POST /api/passkeys'
  | 'POST /api/sign-in/passkey/challenge'
  | 'POST /api/sign-in/passkey'
>

export const PASSKEY_HANDLERS: Handlers<PasskeyRoutes> = {
  'POST /api/passkeys/challenge': async ({ house, who, request }) => {
    const { rpID } = siteOf(house, request)
    const known = await house.db.selectFrom('passkeys').selectAll().where('person', '=', who.id).execute()
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: 'Arkwright',
      rpID,
      userName: who.email ?? who.name,
      userDisplayName: who.name,
      userID: new TextEncoder().encode(who.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    return { options, token: await challenge(house, 'passkey', who.id, options.challenge, ANSWER_WITHIN) }
  },

  'POST /api/passkeys': async ({ house, who, body, request }) => {
    const asked = await redeem(house, 'passkey', body.token)
    if (asked === undefined || asked.person !== who.id) throw notProven()
    const { verifyRegistrationResponse } = await webauthn()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: body.credential as unknown as RegistrationResponseJSON,
      expectedChallenge: asked.content,
      ...expected(house, request),
      requireUserVerification: false,
    }).catch(refuse)
    if (!verified || registrationInfo === undefined) throw notProven()
    const { id, publicKey, counter, transports } = registrationInfo.credential
    const row: PasskeyRow = {
      id,
      person: who.id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports ?? []),
      created: house.now(),
    }
    await house.db.insertInto('passkeys').values(row).execute()
    return { me: await meById(house, who.id) }
  },

  'POST /api/sign-in/passkey/challenge': async ({ house, request }) => {
    const { rpID } = siteOf(house, request)
    const { generateAuthenticationOptions } = await webauthn()
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' })
    return { options, token: await challenge(house, 'passkey', null, options.challenge, ANSWER_WITHIN) }
  },

  'POST /api/sign-in/passkey': async ({ house, who, session, body, request, signIn }) => {
    const asked = await redeem(house, 'passkey', body.token)
    const { id } = body.credential
    if (asked === undefined || asked.person !== null || typeof id !== 'string') throw notProven()
    const passkey = await house.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
    if (passkey === undefined) throw notProven()
    const { verifyAuthenticationResponse } = await webauthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: body.credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: asked.content,
      ...expected(house, request),
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }).catch(refuse)
    if (!verified) throw notProven()
    await house.db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter })
      .where('id', '=', id)
      .execute()
    const person = await personById(house, passkey.person)
    if (person === undefined) throw notProven()
    checkNotBanned(person, house.now())
    await adoptGuest(house, session === undefined ? undefined : who, person)
    await signIn(person.id)
    return { me: await asMe(house, person) }
  },
}

/**
 * A passkey belongs to a site: the server's public address or, without one, the address of this request. Its origin has already
 * been compared with its host, and the browser signs only for the site it is on.
 */
function siteOf(house: House, { headers }: FastifyRequest): { rpID: string; origin: string } {
  const origin = house.settings.publicUrl ?? headers.origin ?? `http://${headers.host ?? 'localhost'}`
  const url = URL.parse(origin)
  if (url === null) throw notProven()
  // The hostname of an IPv6 address is in brackets.
  const name = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(name) !== 0) {
    const message = `A passkey belongs to a name, and ${name} is a number: open this house by its name, such as localhost.`
    throw new Fault(409, 'no-passkeys-here', message)
  }
  return { rpID: name, origin: url.origin }
}

function expected(house: House, request: FastifyRequest) {
  const { rpID, origin } = siteOf(house, request)
  return { expectedOrigin: origin, expectedRPID: rpID }
}

function refuse(): never {
  throw notProven()
}

function notProven(): Fault {
  return new Fault(401, 'passkey')
}
