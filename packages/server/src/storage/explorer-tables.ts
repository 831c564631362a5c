// Columns of the explorer.
import type { BotName } from '@arkwright/bots/levels'
import { integer, optional, type RowOf, real, text, time, word } from './columns.ts'

/** Games of one origin and one set-up in the explorer: a corpus of bots, or the public games of people. */
export const explorer_sources = {
  id: text,
  pool: word<'people' | 'bots'>(),
  /** What makes the source unique in its pool: the plan of a corpus, or game and options. */
  name: text,
  game: text,
  /** JSON. */
  options: text,
  players: integer,
  /** Of bots. */
  level: optional(word<BotName>()),
  /** 0: being imported, or to be removed; people's: none agreed. */
  games: integer,
  changed: time,
}
export type ExplorerSourceRow = RowOf<typeof explorer_sources>

/** A choice in a position, over all games of a source. */
export const explorer_rows = {
  /** The position before the choice, and the position after it. */
  key: time,
  source: text,
  next: time,
  turn: text,
  /** Null: a draw. */
  seat: optional(integer),
  games: integer,
  /** Sums, of the seat that chose. */
  wins: real,
  score: real,
  margin: real,
}
export type ExplorerRow = RowOf<typeof explorer_rows>

/** A game of people that is counted, with what it added, so that it can be taken out again. */
export const explorer_games = {
  table_id: text,
  source: text,
  /** JSON: the rows it added. */
  rows: text,
}

/** Who played a game of people that is counted. */
export const explorer_players = {
  person: text,
  table_id: text,
}
