// The shapes sent over the wire, each defined once. Requests are checked against them; the description and the client types use them.
import { LANGUAGE_IDS } from '@arkwright/words'
import { z } from 'zod'
import { isPlainName } from '../people/names.ts'

const LONGEST_MOVE = 80
const MOST_MOVES = 200

export const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
/** One line of ordinary text: no control characters, no marks that change the reading direction. */
export const OneLine = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, 'must be one line of plain text')
/** Ordinary text of a few lines. */
export const Paragraph = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .regex(/^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|\n)*$/u, 'must be plain text')
/** For searching people. */
export const NameSought = OneLine(40)
export const Name = OneLine(40)
  .normalize('NFC')
  .refine(isPlainName, 'must be visible letters of one script, without an address in it')
export const Email = z.email().max(200).toLowerCase()
export const Password = z.string().min(10).max(200)
export const SeatNumber = z.int().min(0).max(3)
export const Sequence = z.int().min(0).max(1_000_000)
export const Time = z.int().describe('milliseconds since 1970')
const Minutes = z.int().min(0).max(1440)
export const MoveText = z.string().min(1).max(LONGEST_MOVE)
export const Moves = z.array(MoveText).max(MOST_MOVES)
export const Nothing = z.object({})

const Window = z.object({ from: Minutes, to: Minutes })

const Channels = z.object({
  page: z.boolean(),
  push: z.boolean(),
  email: z.boolean(),
  webhook: z.boolean(),
})
export const NoticeSettings = z.object({
  turn: Channels,
  over: Channels,
  invited: Channels,
  webhookUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]),
  /** Turn notices go out at once, or are collected in one e-mail every given number of hours. */
  digestHours: z.int().min(0).max(168),
})
export type NoticeSettings = z.infer<typeof NoticeSettings>

export const Language = z.enum(LANGUAGE_IDS)

/** Why an account is closed, and until when; null: for ever. */
export const Ban = z.object({ reason: z.string(), until: Time.nullable() })
export type Ban = z.infer<typeof Ban>

export const Person = z.object({ id: Id, name: z.string(), registered: z.boolean(), program: z.boolean() })
export const Me = Person.extend({
  email: z.string().nullable(),
  emailProved: z.boolean(),
  /** A new address that is not confirmed yet. */
  emailWanted: z.string().nullable(),
  secondFactor: z.boolean(),
  timeZone: z.string(),
  window: Window.nullable(),
  notices: NoticeSettings,
  passkeys: z.int(),
  /** Language of e-mails. */
  language: Language,
  /** A host of this server. */
  host: z.boolean(),
  /** Finished public games may be counted in the explorer, without names, if everyone who played agrees. */
  explore: z.boolean(),
})
export type Me = z.infer<typeof Me>

export const MeChange = z.object({
  name: Name.optional(),
  timeZone: OneLine(60).optional(),
  window: Window.nullable().optional(),
  notices: NoticeSettings.optional(),
  language: Language.optional(),
  explore: z.boolean().optional(),
})

export const Notice = z.object({
  id: Id,
  kind: z.enum([
    'turn',
    'laid',
    'prepared',
    'bids',
    'over',
    'invited',
    'declined',
    'test',
    'event-soon',
    'event-round',
    'event-late',
    'event-over',
  ]),
  table: Id.nullable(),
  game: z.string().nullable(),
  code: z.string().nullable(),
  by: z.string().nullable(),
  /** The event it is about. */
  event: z.object({ id: Id, name: z.string(), round: z.int() }).nullable().optional(),
  at: Time,
  read: z.boolean(),
})
export type Notice = z.infer<typeof Notice>

/** A person is invited to sit down at a table. */
export const Invitation = z.object({ person: Person, by: Person, at: Time })

export const Rating = z.object({
  game: z.string(),
  players: z.int(),
  /** The conservative estimate used to sort leader boards. */
  rating: z.number(),
  mu: z.number(),
  sigma: z.number(),
  games: z.int(),
  wins: z.int(),
})
