// The tables of the database, each column defined once. Portable on purpose: times are integers in milliseconds, flags are 0 or 1,
// structured values are JSON texts. Migrations name columns themselves, because a released one never changes. A test compares the two.
import type { DAILY_STATES } from '../api/daily-routes.ts'
import { integer, optional, type RowOf, real, text, time, word } from './columns.ts'
import { entries, leagues, members, pairings, rounds, tournaments } from './event-tables.ts'
import { explorer_games, explorer_players, explorer_rows, explorer_sources } from './explorer-tables.ts'
import { chat, drafts, invitations, journal, notes, orders, seats, tables, visitors } from './game-tables.ts'
import { challenges, passkeys, people, recovery, sessions, tokens } from './people-tables.ts'
import { confirmations, offers, printing_shares, printings } from './printing-tables.ts'

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
