// The contract, part six: managing your own account.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Email, Me, Nothing, Password } from './shapes.ts'

const Code = z.string().min(6).max(40)
const Known = z.string().min(1).max(200)

export const ACCOUNT_ROUTES = {
  'POST /api/sign-out/everywhere': {
    what: 'End all your other sessions and all tokens, and remove passkeys older than the confirmation of your address.',
    access: 'owner',
    rate: 'write',
    answer: Nothing,
  },
  'PUT /api/me/password': {
    what: 'Change the password. Ends all other sessions.',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ password: Known, next: Password }),
    answer: Nothing,
  },
  'PUT /api/me/email': {
    what: 'Change the e-mail address. The old one stays until you open the link sent to the new one. The answer does not reveal whether the address is known.',
    access: 'owner',
    rate: 'letter',
    body: z.object({ password: Known, email: Email }),
    answer: z.object({ me: Me }),
  },
  'GET /api/passkeys': {
    what: 'Your passkeys.',
    access: 'owner',
    rate: 'read',
    answer: z.object({ passkeys: z.array(z.object({ id: z.string(), created: z.int() })) }),
  },
  'DELETE /api/passkeys': {
    what: 'Remove a passkey.',
    access: 'owner',
    rate: 'write',
    body: z.object({ id: z.string().min(1).max(1400) }),
    answer: z.object({ me: Me }),
  },
  'POST /api/totp': {
    what: 'Start setting up a second factor: the secret for an authenticator app. It is active after you enter its first code.',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ password: Known }),
    answer: z.object({ token: z.string(), secret: z.string(), address: z.string() }),
  },
  'PUT /api/totp': {
    what: 'Turn the second factor on with its first code. The recovery codes are shown only once.',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ token: z.string().max(100), code: Code }),
    answer: z.object({ me: Me, recovery: z.array(z.string()) }),
  },
  'DELETE /api/totp': {
    what: 'Turn the second factor off with one of its codes or a recovery code.',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ code: Code }),
    answer: z.object({ me: Me }),
  },
  'GET /api/me/export': {
    what: 'All data this server stores about you, as one file.',
    access: 'owner',
    rate: 'sign-in',
    answer: z.record(z.string(), z.unknown()),
  },
} as const satisfies RouteTable
