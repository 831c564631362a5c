// The tables of the database, each column defined once. Portable on purpose: times are integers in milliseconds, flags are 0 or 1,
// structured values are JSON texts. Migrations name columns themselves, because a released one never changes. A test compares the two.
import type { Language } from '@arkwright/words'
import type { DAILY_STATES } from '../api/daily-routes.ts'
import { integer, optional, type RowOf, real, text, time, word } from './columns.ts'
import { entries, leagues, members, pairings, rounds, tournaments } from './event-tables.ts'
import { explorer_games, explorer_players, explorer_rows, explorer_sources } from './explorer-tables.ts'
import { confirmations, offers, printing_shares, printings } from './printing-tables.ts'

const people = {
  id: text,
  name: text,
  /** Accounts and programs: a key for how the name looks; unique. Null: a guest, or an older account that was not the first with its name. */
  name_key: optional(text),
  /** Null: a guest. Lower case; unique. */
  email: optional(text),
  /** 1 once the owner of the address has followed the link we sent. */
  email_proved: integer,
  /** An address that is not theirs until they follow the link sent there: a new one, or one that another account has registered. */
  email_wanted: optional(text),
  /** When the address was proved; null: not proved, or proved before this column existed. */
  proved: optional(time),
  password: optional(text),
  /** The secret of the second factor, in base 32; null: none. */
  totp: optional(text),
  /** The last time step whose code was used: no code works twice. */
  totp_step: optional(time),
  /** A program instead of a person. */
  program: integer,
  banned: integer,
  created: time,
  seen: time,
  time_zone: text,
  /** Clocks run between these minutes after midnight in the person's time zone; both null: always. */
  window_from: optional(integer),
  window_to: optional(integer),
  /** JSON: which notices go where. */
  notices: text,
  /** When the last digest was sent. */
  digested: time,
  /** The language of e-mails to this person. */
  language: word<Language>(),
  /** For a program: the person who created it. */
  owner: optional(text),
  /** 1: a host of this server, made by the command line. */
  host: integer,
  ban_reason: optional(text),
  /** When the ban ends; null: never, or not banned. */
  banned_until: optional(time),
  /** 1: the person's finished public games may be counted in the explorer. */
  explore: integer,
}
export type PersonRow = RowOf<typeof people>

const sessions = {
  token_hash: text,
  /** The id used in lists and links; it reveals nothing about the token. */
  id: text,
  person: text,
  created: time,
  seen: time,
  expires: time,
  device: text,
}

const passkeys = {
  id: text,
  person: text,
  public_key: text,
  counter: time,
  transports: text,
  created: time,
}
export type PasskeyRow = RowOf<typeof passkeys>

/** A one-time, short-lived item: a passkey's challenge, a link in an e-mail. */
const challenges = {
  token_hash: text,
  kind: word<'passkey' | 'prove-email' | 'reset-password' | 'totp' | 'oauth' | 'oauth-code' | 'ban'>(),
  person: optional(text),
  content: text,
  expires: time,
}
export type ChallengeRow = RowOf<typeof challenges>

/** Codes that replace the second factor, once each. */
const recovery = {
  code_hash: text,
  person: text,
}

const tokens = {
  token_hash: text,
  id: text,
  person: text,
  name: text,
  created: time,
  used: time,
}

export type TableState = 'open' | 'playing' | 'over' | 'archived'

const tables = {
  id: text,
  code: text,
  host: text,
  state: word<TableState>(),
  public: integer,
  /** Hints and analysis are allowed while playing; then the game is not rated. */
  hints: integer,
  game: text,
  revision: integer,
  options: text,
  seed: text,
  commitment: text,
  created: time,
  started: optional(time),
  ended: optional(time),
  changed: time,
  /** Number of the last journal entry; 0: none. */
  sequence: integer,
  /** The last entry that changed the position: a turn must have seen it. */
  position: integer,
  chats: integer,
  /** The seat to move while playing. */
  to_move: optional(integer),
  step: optional(text),
  clock: text,
  /** JSON: the time left to each seat, and since when the clock runs. */
  clock_state: text,
  /** JSON: what the seats were asked to consent to, and who did; null: nothing. */
  asked: optional(text),
  rematch_of: optional(text),
  /** When the position last changed; null: not since this column was added. */
  moved: optional(time),
  /** After this many milliseconds of silence the others may give away the seat to move; null: the default time. */
  silence: optional(time),
  /** JSON: how seats are bid for before the start; null: they are not. */
  bidding: optional(text),
  /** The event this table belongs to; null: none. */
  tournament: optional(text),
  /** 1: the seed stays secret when the game ends, because others still play the same deal. */
  sealed: integer,
}
export type TableRow = RowOf<typeof tables>

const seats = {
  table_id: text,
  seat: integer,
  kind: word<'open' | 'person' | 'bot'>(),
  person: optional(text),
  strength: optional(text),
  /** 1: the previous player resigned; a bot or another person may take over. */
  left: integer,
  rank: optional(integer),
  score: optional(integer),
  /** In a rated game: the person seated here at the start, who is rated at its end. */
  rated: optional(text),
  /** When that person left the seat. */
  gone: optional(time),
  /** JSON: the sealed bid of the person here, by seat. Only they may read it. */
  bid: optional(text),
}
export type SeatRow = RowOf<typeof seats>

const visitors = {
  table_id: text,
  person: text,
  muted: integer,
}

/** A person who was invited to a table and has neither sat down nor declined. */
const invitations = {
  table_id: text,
  person: text,
  by: text,
  at: time,
}
export type InvitationRow = RowOf<typeof invitations>

const journal = {
  table_id: text,
  sequence: integer,
  kind: text,
  seat: optional(integer),
  person: optional(text),
  /** JSON: the content of the entry, by kind. */
  content: text,
  /** Given by the client, so that a turn sent twice is played once. */
  key: optional(text),
  at: time,
}
export type JournalRow = RowOf<typeof journal>

const drafts = {
  table_id: text,
  person: text,
  position: integer,
  moves: text,
  changed: time,
}

const notes = {
  table_id: text,
  person: text,
  text: text,
  changed: time,
}

const orders = {
  table_id: text,
  seat: integer,
  person: text,
  orders: text,
  changed: time,
  /** JSON: the seat's prepared turn; null: none. */
  prepared: optional(text),
}

const chat = {
  table_id: text,
  number: integer,
  room: word<'players' | 'spectators'>(),
  person: text,
  name: text,
  text: text,
  at: time,
}
export type ChatRow = RowOf<typeof chat>

export const JOB_KINDS = [
  'bot',
  'quick-bot',
  'clock',
  'notice',
  'digest',
  'ban-over',
  'retention',
  'explore',
  'bidding',
  'daily',
  'event',
  'league',
  'agreement',
] as const

const jobs = {
  id: text,
  kind: word<(typeof JOB_KINDS)[number]>(),
  table_id: optional(text),
  person: optional(text),
  content: text,
  due: time,
  attempts: integer,
  claimed_by: optional(text),
  claimed_until: optional(time),
}
export type JobRow = RowOf<typeof jobs>

const notices = {
  id: text,
  person: text,
  kind: text,
  table_id: optional(text),
  content: text,
  at: time,
  read: integer,
}

const push = {
  endpoint: text,
  person: text,
  keys: text,
  created: time,
  /** Number of failures in a row. */
  failures: integer,
}
export type PushRow = RowOf<typeof push>

const ratings = {
  person: text,
  game: text,
  players: integer,
  mu: real,
  sigma: real,
  games: integer,
  wins: integer,
  changed: time,
}
export type RatingRow = RowOf<typeof ratings>

/** A person does not want to meet another: no invitations, no seat at the same table, no chat seen. */
const blocks = {
  person: text,
  blocked: text,
  at: time,
}

/** A message or a game that a player reported to the hosts. */
const reports = {
  id: text,
  /** Null: the account was deleted. */
  by: optional(text),
  /** The person it is about; null: the game as a whole. */
  about: optional(text),
  table_id: text,
  /** Number of the message in the table's chat; null: the game. */
  message: optional(integer),
  /** The message as it was when it was reported. */
  text: optional(text),
  reason: text,
  at: time,
  settled: optional(time),
  settled_by: optional(text),
  outcome: optional(text),
}

/** What hosts do that is recorded. */
export const DEEDS = [
  'ban',
  'lift',
  'settle',
  'archive',
  'undo',
  'import',
  'host',
  'no-host',
  'offer',
  'no-offer',
] as const

const audit = {
  id: text,
  at: time,
  /** Null: the command line, or the server itself. */
  host: optional(text),
  what: word<(typeof DEEDS)[number]>(),
  person: optional(text),
  table_id: optional(text),
  detail: text,
}
export type AuditRow = RowOf<typeof audit>

/** A person's finished game of a day of the Daily Mill. */
const daily = {
  person: text,
  /** In UTC: 2026-11-16. */
  day: text,
  /** Until the game is checked. */
  moves: text,
  state: word<(typeof DAILY_STATES)[number]>(),
  /** Null until the game is checked. */
  score: optional(integer),
  rank: optional(integer),
  at: time,
}
export type DailyRow = RowOf<typeof daily>

/** An account of another service that signs a person in. */
const links = {
  provider: text,
  /** The other service's id for its account. */
  subject: text,
  person: text,
  created: time,
}

/** How often an action was done until a moment, for all servers together. */
const limits = {
  key: text,
  points: integer,
  expires: time,
}

/** Values the house must remember, such as its keys for web push. */
const house = {
  name: text,
  value: text,
}

export const TABLES = {
  limits,
  people,
  sessions,
  passkeys,
  challenges,
  recovery,
  tokens,
  tables,
  seats,
  visitors,
  invitations,
  journal,
  drafts,
  notes,
  orders,
  chat,
  jobs,
  notices,
  push,
  ratings,
  blocks,
  reports,
  audit,
  links,
  explorer_sources,
  explorer_rows,
  explorer_games,
  explorer_players,
  offers,
  printings,
  printing_shares,
  confirmations,
  daily,
  tournaments,
  entries,
  rounds,
  pairings,
  leagues,
  members,
  house,
}

export type Schema = { [T in keyof typeof TABLES]: RowOf<(typeof TABLES)[T]> }
