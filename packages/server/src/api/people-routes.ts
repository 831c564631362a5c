// The contract, part one: people.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Ban, Email, Id, Me, MeChange, Name, Nothing, OneLine, Password, Person, Rating } from './shapes.ts'
import { Table } from './table-shapes.ts'

const Credential = z.record(z.string().max(60), z.unknown())
const Letter = z.object({ token: z.string().min(20).max(100) })

export const PEOPLE_ROUTES = {
  'GET /api/me': {
    what: 'Your account; null without a session. `ban` says why a ban ended the session of this browser.',
    access: 'anyone',
    rate: 'read',
    answer: z.object({ me: Me.nullable(), ban: Ban.optional() }),
  },
  'POST /api/guest': {
    what: 'Play as a guest with just a name.',
    access: 'visitor',
    rate: 'sign-in',
    body: z.object({ name: Name }),
    answer: z.object({ me: Me }),
  },
  'POST /api/register': {
    what: 'Register: adds an e-mail address and a password to the current guest, or to a new person. The answer does not reveal whether the address is known.',
    access: 'visitor',
    rate: 'sign-in',
    body: z.object({ email: Email, password: Password, name: Name.optional() }),
    answer: z.object({ me: Me }),
  },
  'POST /api/sign-in': {
    what: 'Sign in with e-mail and password, on any device.',
    access: 'visitor',
    rate: 'sign-in',
    body: z.object({
      email: Email,
      password: z.string().min(1).max(200),
      /** Code of the second factor, if the account has one. */
      code: z.string().max(40).optional(),
    }),
    answer: z.object({ me: Me }),
  },
  'POST /api/sign-out': {
    what: 'End this session.',
    access: 'visitor',
    rate: 'write',
    answer: Nothing,
  },
  'PATCH /api/me': {
    what: 'Change your name, time zone, play window or notice settings.',
    access: 'person',
    rate: 'write',
    body: MeChange,
    answer: z.object({ me: Me }),
  },
  'DELETE /api/me': {
    what: 'Delete your account. It leaves its running games, whose seats are open to another person or a bot. Finished games keep the seat without the name.',
    access: 'owner',
    rate: 'sign-in',
    answer: Nothing,
  },
  'POST /api/email/proof': {
    what: 'Confirm an e-mail address with the token from the e-mail.',
    access: 'visitor',
    rate: 'guess',
    body: Letter,
    answer: Nothing,
  },
  'POST /api/password/forgotten': {
    what: 'Request an e-mail to reset the password. The answer does not reveal whether the address is known.',
    access: 'visitor',
    rate: 'letter',
    body: z.object({ email: Email }),
    answer: Nothing,
  },
  'POST /api/password': {
    what: 'Set a new password with the token from the e-mail. Ends all sessions.',
    access: 'visitor',
    rate: 'guess',
    body: Letter.extend({ password: Password }),
    answer: Nothing,
  },
  'GET /api/sessions': {
    what: 'Your sessions.',
    access: 'owner',
    rate: 'read',
    answer: z.object({
      sessions: z.array(z.object({ id: Id, device: z.string(), created: z.int(), seen: z.int(), here: z.boolean() })),
    }),
  },
  'DELETE /api/sessions/:session': {
    what: 'End one of your sessions.',
    access: 'owner',
    rate: 'write',
    params: z.object({ session: Id }),
    answer: Nothing,
  },
  'POST /api/passkeys/challenge': {
    what: 'Start adding a passkey: the options for the browser.',
    access: 'owner',
    rate: 'sign-in',
    answer: z.object({ options: z.unknown(), token: z.string() }),
  },
  'POST /api/passkeys': {
    what: 'Add the passkey that the browser created.',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ token: z.string().max(100), credential: Credential }),
    answer: z.object({ me: Me }),
  },
  'POST /api/sign-in/passkey/challenge': {
    what: 'Start signing in with a passkey.',
    access: 'visitor',
    rate: 'sign-in',
    answer: z.object({ options: z.unknown(), token: z.string() }),
  },
  'POST /api/sign-in/passkey': {
    what: 'Sign in with a passkey.',
    access: 'visitor',
    rate: 'sign-in',
    body: z.object({ token: z.string().max(100), credential: Credential }),
    answer: z.object({ me: Me }),
  },
  'GET /api/tokens': {
    what: 'The tokens of your programs.',
    access: 'owner',
    rate: 'read',
    answer: z.object({
      tokens: z.array(z.object({ id: Id, name: z.string(), created: z.int(), used: z.int() })),
    }),
  },
  'POST /api/tokens': {
    what: 'Create a token for a program that acts for you. It is shown only once. Send it as "Authorization: Bearer …".',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ name: OneLine(40) }),
    answer: z.object({ id: Id, token: z.string() }),
  },
  'DELETE /api/tokens/:token': {
    what: 'Revoke a token.',
    access: 'owner',
    rate: 'write',
    params: z.object({ token: Id }),
    answer: Nothing,
  },
  'POST /api/programs': {
    what: 'Create a bot account with its first token: a program that plays under its own name.',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ name: Name }),
    answer: z.object({ person: Person, token: z.string() }),
  },
  'GET /api/programs': {
    what: 'Your bot accounts.',
    access: 'owner',
    rate: 'read',
    answer: z.object({ programs: z.array(Person.extend({ created: z.int(), seen: z.int() })) }),
  },
  'DELETE /api/programs/:program': {
    what: 'Delete one of your bot accounts with its tokens. Its seats are open to others.',
    access: 'owner',
    rate: 'write',
    params: z.object({ program: Id }),
    answer: Nothing,
  },
  'GET /api/people/:person': {
    what: 'A profile: ratings and games played.',
    access: 'anyone',
    rate: 'read',
    params: z.object({ person: Id }),
    answer: z.object({
      person: Person,
      since: z.int(),
      ratings: z.array(Rating),
      games: z.array(z.object({ game: z.string(), players: z.int(), played: z.int(), won: z.int() })),
    }),
  },
  'GET /api/people/:person/tables': {
    what: 'Finished games of a person that you may see, newest first.',
    access: 'anyone',
    rate: 'read',
    params: z.object({ person: Id }),
    query: z.object({ before: z.coerce.number().int().optional() }),
    answer: z.object({ tables: z.array(Table) }),
  },
  'GET /api/leaders': {
    what: 'The leader board for a game and number of players.',
    access: 'anyone',
    rate: 'read',
    query: z.object({ game: z.string().max(60), players: z.coerce.number().int().min(2).max(4) }),
    answer: z.object({ leaders: z.array(Rating.extend({ person: Person })) }),
  },
} as const satisfies RouteTable
