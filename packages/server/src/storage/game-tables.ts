// Columns of tables, their seats, journals and talk.
import { integer, optional, type RowOf, text, time, word } from './columns.ts'

export type TableState = 'open' | 'playing' | 'over' | 'archived'

export const tables = {
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

export const seats = {
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

export const visitors = {
  table_id: text,
  person: text,
  muted: integer,
}

/** A person who was invited to a table and has neither sat down nor declined. */
export const invitations = {
  table_id: text,
  person: text,
  by: text,
  at: time,
}
export type InvitationRow = RowOf<typeof invitations>

export const journal = {
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

export const drafts = {
  table_id: text,
  person: text,
  position: integer,
  moves: text,
  changed: time,
}

export const notes = {
  table_id: text,
  person: text,
  text: text,
  changed: time,
}

export const orders = {
  table_id: text,
  seat: integer,
  person: text,
  orders: text,
  changed: time,
  /** JSON: the seat's prepared turn; null: none. */
  prepared: optional(text),
}

export const chat = {
  table_id: text,
  number: integer,
  room: word<'players' | 'spectators'>(),
  person: text,
  name: text,
  text: text,
  at: time,
}
export type ChatRow = RowOf<typeof chat>
