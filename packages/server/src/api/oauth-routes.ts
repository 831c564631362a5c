// The contract, part ten: signing in with the account of another service (OAuth 2, authorization code with PKCE).
import { z } from 'zod'
import { PROVIDER_IDS } from '../people/providers.ts'
import type { RouteTable } from './route.ts'
import { Me, Nothing, Time } from './shapes.ts'

const Provider = z.enum(PROVIDER_IDS)
const At = z.object({ provider: Provider })
const Token = z.string().min(20).max(100)
/** `me` is null when the account has a second factor: send its code with `token`. */
const SignedIn = z.object({ me: Me.nullable(), token: z.string().nullable() })

export const OAUTH_ROUTES = {
  'GET /api/providers': {
    what: 'Other services whose accounts sign people in here.',
    access: 'anyone',
    rate: 'read',
    answer: z.object({ providers: z.array(Provider) }),
  },
  'POST /api/oauth/:provider/start': {
    what: 'Begin to sign in with another service, or to connect it with my account. The browser keeps `secret` and goes to `url`, which leads back to /account/:provider.',
    access: 'visitor',
    rate: 'sign-in',
    params: At,
    answer: z.object({ url: z.string(), secret: z.string() }),
  },
  'POST /api/oauth/:provider/finish': {
    what: 'Finish with what the other service sent back. An account is connected. A guest, or a visitor, is signed in: to the account that is connected or has the same e-mail address, proved on both sides, or to a new one.',
    access: 'visitor',
    rate: 'sign-in',
    params: At,
    body: z.object({ secret: Token, state: Token, code: z.string().min(1).max(2000) }),
    answer: SignedIn,
  },
  'POST /api/oauth/code': {
    what: 'Sign in with the code of the second factor, after another service said who I am.',
    access: 'visitor',
    rate: 'sign-in',
    body: z.object({ token: Token, code: z.string().max(40) }),
    answer: SignedIn,
  },
  'GET /api/links': {
    what: 'Other services connected with my account.',
    access: 'owner',
    rate: 'read',
    answer: z.object({ links: z.array(z.object({ provider: Provider, created: Time })) }),
  },
  'DELETE /api/links/:provider': {
    what: 'Disconnect another service, unless it is the only way to sign in.',
    access: 'owner',
    rate: 'write',
    params: At,
    answer: Nothing,
  },
} as const satisfies RouteTable
