// Signing in with another service. The browser that began must finish: it keeps a secret that the other service never sees.
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Call, Handlers } from '../api/call.ts'
import type { OAUTH_ROUTES } from '../api/oauth-routes.ts'
import { Fault, notFound, notNow } from '../fault.ts'
import type { House } from '../house.ts'
import { preferredLanguage } from '../notices/words.ts'
import { newToken } from '../secrets.ts'
import { meById, personById } from './accounts.ts'
import { adoptGuest } from './adopt-guest.ts'
import { checkNotBanned } from './bans.ts'
import { challenge, redeem } from './letters.ts'
import { connect, type Found, hasOtherWay, newPersonFor, personFor } from './links.ts'
import { authorizeUrl, type Identity, identityFor, type Provider, type ProviderId } from './providers.ts'
import { checkSecondFactor } from './second-factor.ts'
import { closeSession } from './sessions.ts'

const FINISH_WITHIN = 10 * 60_000

interface Begun {
  readonly provider: ProviderId
  readonly state: string
  readonly verifier: string
  readonly redirect: string
}

/** Waits for the code of the second factor. */
interface Waiting {
  readonly identity: Identity
  readonly connect: boolean
}

type Asker = Pick<Call<(typeof OAUTH_ROUTES)['POST /api/oauth/code']>, 'house' | 'who' | 'session' | 'signIn'>

export const OAUTH_HANDLERS: Handlers<typeof OAUTH_ROUTES> = {
  'GET /api/providers': async ({ house }) => ({ providers: house.settings.providers.map(({ id }) => id) }),

  'POST /api/oauth/:provider/start': async ({ house, who, params, request }) => {
    const provider = providerNamed(house, params.provider)
    const redirect = `${siteOf(house, request)}/account/${provider.id}`
    const begun: Begun = { provider: provider.id, state: newToken(), verifier: newToken(), redirect }
    const secret = await challenge(house, 'oauth', who?.id ?? null, JSON.stringify(begun), FINISH_WITHIN)
    const proof = createHash('sha256').update(begun.verifier).digest('base64url')
    return { url: authorizeUrl(provider, { redirect, state: begun.state, challenge: proof }), secret }
  },

  'POST /api/oauth/:provider/finish': async ({ house, who, session, params, body, request, signIn }) => {
    const provider = providerNamed(house, params.provider)
    const row = await redeem(house, 'oauth', body.secret)
    const begun = row && (JSON.parse(row.content) as Begun)
    if (begun === undefined || begun.provider !== provider.id || begun.state !== body.state) throw notConfirmed()
    // Signed out, or signed in as another person, since the start.
    if (row?.person !== (who?.id ?? null)) throw notConfirmed()
    const identity = await identityFor(provider, body.code, begun).catch((error: unknown) => {
      house.log.warn({ provider: provider.id, error: String(error) }, 'another service did not confirm a sign-in')
      throw notConfirmed()
    })
    const found = (await personFor(house, who, identity)) ?? {
      person: await newPersonFor(house, identity, preferredLanguage(request.headers['accept-language'])),
      connect: true,
    }
    checkNotBanned(found.person, house.now())
    if (found.person.id !== who?.id && found.person.totp !== null) {
      const waiting: Waiting = { identity, connect: found.connect }
      const content = JSON.stringify(waiting)
      return { me: null, token: await challenge(house, 'oauth-code', found.person.id, content, FINISH_WITHIN) }
    }
    return complete({ house, who, session, signIn }, found, identity)
  },

  'POST /api/oauth/code': async ({ house, who, session, body, signIn }) => {
    const row = await redeem(house, 'oauth-code', body.token)
    const person = row?.person == null ? undefined : await personById(house, row.person)
    if (row === undefined || person === undefined) throw notConfirmed()
    await house.limits.spend('account', person.id)
    checkNotBanned(person, house.now())
    await checkSecondFactor(house, person, body.code)
    const { identity, connect: first } = JSON.parse(row.content) as Waiting
    return complete({ house, who, session, signIn }, { person, connect: first }, identity)
  },

  'GET /api/links': async ({ house, who }) => {
    const rows = await house.db
      .selectFrom('links')
      .select(['provider', 'created'])
      .where('person', '=', who.id)
      .execute()
    return { links: rows.map(({ provider, created }) => ({ provider: provider as ProviderId, created })) }
  },

  'DELETE /api/links/:provider': async ({ house, who, params }) => {
    if (!(await hasOtherWay(house, who, params.provider))) throw notNow('only-way-in')
    await house.db.deleteFrom('links').where('person', '=', who.id).where('provider', '=', params.provider).execute()
    return {}
  },
}

async function complete({ house, who, session, signIn }: Asker, { person, connect: first }: Found, identity: Identity) {
  if (first) await connect(house, person, identity)
  await adoptGuest(house, who, person)
  // The session now has access to an account, so it gets a fresh token.
  if (session !== undefined) await closeSession(house, session)
  await signIn(person.id)
  return { me: await meById(house, person.id), token: null }
}

function providerNamed({ settings }: House, id: ProviderId): Provider {
  const found = settings.providers.find(one => one.id === id)
  if (found === undefined) throw notFound()
  return found
}

/** The origin of the request was compared with its host before. */
function siteOf({ settings }: House, { headers }: FastifyRequest): string {
  return settings.publicUrl ?? headers.origin ?? `http://${headers.host ?? 'localhost'}`
}

function notConfirmed(): Fault {
  return new Fault(401, 'provider')
}
