// The contract, part one: people.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Ban, Email, Id, Line, Me, MeChange, Name, Nothing, Password, Person, Rating, Table } from './shapes.ts'

const Credential = z.record(z.string().max(60), z.unknown())
const Letter = z.object({ token: z.string().min(20).max(100) })

export const PEOPLE_ROUTES = {
  'GET /api/me': {
    what: 'Who I am here; null without a session. `ban` says why a ban ended the session of this browser.',
    access: 'anyone',
    rate: 'read',
    answer: z.object({ me: Me.nullable(), ban: Ban.optional() }),
  },
  'POST /api/guest': {
    what: 'Play as a guest: a name is enough.',
    access: 'visitor',
    rate: 'sign-in',
    body: z.object({ name: Name }),
    answer: z.object({ me: Me }),
  },
  'POST /api/register': {
    what: 'Keep the games: gives the present guest, or a new person, an e-mail address and a password. Answers alike whether or not the address is known here.',
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
    what: 'Change name, time zone, play window or where notices go.',
    access: 'person',
    rate: 'write',
    body: MeChange,
    answer: z.object({ me: Me }),
  },
  'DELETE /api/me': {
    what: 'Delete the account. Games it plays are given up, their seats wait for somebody else or a bot; finished ones keep the seat without the name.',
    access: 'owner',
    rate: 'sign-in',
    answer: Nothing,
  },
  'POST /api/email/proof': {
    what: 'Prove an e-mail address with the token of the letter sent there.',
    access: 'visitor',
    rate: 'guess',
    body: Letter,
    answer: Nothing,
  },
  'POST /api/password/forgotten': {
    what: 'Ask for a letter with which the password can be set anew. Always answers alike.',
    access: 'visitor',
    rate: 'letter',
    body: z.object({ email: Email }),
    answer: Nothing,
  },
  'POST /api/password': {
    what: 'Set the password anew with the token of the letter; ends all sessions.',
    access: 'visitor',
    rate: 'guess',
    body: Letter.extend({ password: Password }),
    answer: Nothing,
  },
  'GET /api/sessions': {
    what: 'Where I am signed in.',
    access: 'owner',
    rate: 'read',
    answer: z.object({
      sessions: z.array(z.object({ id: Id, device: z.string(), created: z.int(), seen: z.int(), here: z.boolean() })),
    }),
  },
  'DELETE /api/sessions/:session': {
    what: 'End one of my sessions.',
    access: 'owner',
    rate: 'write',
    params: z.object({ session: Id }),
    answer: Nothing,
  },
  'POST /api/passkeys/challenge': {
    what: 'Begin to add a passkey: what the browser must be asked.',
    access: 'owner',
    rate: 'sign-in',
    answer: z.object({ options: z.unknown(), token: z.string() }),
  },
  'POST /api/passkeys': {
    what: 'Add the passkey the browser made.',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ token: z.string().max(100), credential: Credential }),
    answer: z.object({ me: Me }),
  },
  'POST /api/sign-in/passkey/challenge': {
    what: 'Begin to sign in with a passkey.',
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
    what: 'The tokens of my programs.',
    access: 'owner',
    rate: 'read',
    answer: z.object({
      tokens: z.array(z.object({ id: Id, name: z.string(), created: z.int(), used: z.int() })),
    }),
  },
  'POST /api/tokens': {
    what: 'A token for a program that acts for me; it is shown this once. Sent as "Authorization: Bearer …".',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ name: Line(40) }),
    answer: z.object({ id: Id, token: z.string() }),
  },
  'DELETE /api/tokens/:token': {
    what: 'Withdraw a token.',
    access: 'owner',
    rate: 'write',
    params: z.object({ token: Id }),
    answer: Nothing,
  },
  'POST /api/programs': {
    what: 'A bot account of my own with its first token: a program that sits at tables under its own name.',
    access: 'owner',
    rate: 'sign-in',
    body: z.object({ name: Name }),
    answer: z.object({ person: Person, token: z.string() }),
  },
  'GET /api/programs': {
    what: 'The bot accounts I made.',
    access: 'owner',
    rate: 'read',
    answer: z.object({ programs: z.array(Person.extend({ created: z.int(), seen: z.int() })) }),
  },
  'DELETE /api/programs/:program': {
    what: 'Delete a bot account of mine, with its tokens; its seats wait for somebody else.',
    access: 'owner',
    rate: 'write',
    params: z.object({ program: Id }),
    answer: Nothing,
  },
  'GET /api/people/:person': {
    what: 'A profile: ratings and what was played.',
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
    what: 'Finished games of a person, as far as I may see them, newest first.',
    access: 'anyone',
    rate: 'read',
    params: z.object({ person: Id }),
    query: z.object({ before: z.coerce.number().int().optional() }),
    answer: z.object({ tables: z.array(Table) }),
  },
  'GET /api/leaders': {
    what: 'The leader board of a game and player count.',
    access: 'anyone',
    rate: 'read',
    query: z.object({ game: z.string().max(60), players: z.coerce.number().int().min(2).max(4) }),
    answer: z.object({ leaders: z.array(Rating.extend({ person: Person })) }),
  },
} as const satisfies RouteTable
