// Columns of tournaments and leagues.
import { integer, optional, type RowOf, real, text, time, word } from './columns.ts'

export const FORMATS = ['swiss', 'round-robin', 'groups', 'knock-out', 'arena'] as const
export const EVENT_STATES = ['open', 'running', 'over', 'cancelled'] as const

/** How results become points: compared at the seat, or corrected for the rivals as well. */
export const SCORINGS = ['seat', 'rivals'] as const

export const tournaments = {
  id: text,
  name: text,
  /** The person who created it. */
  host: text,
  state: word<(typeof EVENT_STATES)[number]>(),
  format: word<(typeof FORMATS)[number]>(),
  game: text,
  options: text,
  seats: integer,
  rated: integer,
  /** The level of the bots that fill empty places, or `bye`. */
  filler: text,
  /** How a player who leaves or runs out of time is scored. */
  absence: word<'scored' | 'replaced'>(),
  clock: text,
  /** After this time bots finish the games of a round; null: never. */
  round_ms: optional(time),
  /** Between the end of a round and the next. */
  pause_ms: time,
  /** How many rounds; 0: known when it starts. */
  rounds: integer,
  /** The number of the last round that was made. */
  round: integer,
  /** How many may enter. */
  most: integer,
  /** In a schedule made at the start: how many places it has. */
  places: optional(integer),
  /** JSON: the rounds of that schedule. */
  plan: optional(text),
  /** When it starts by itself; null: when its host says so. */
  starts: optional(time),
  /** When an arena begins no more games. */
  ends: optional(time),
  created: time,
  started: optional(time),
  ended: optional(time),
  /** 1: people were reminded of its start. */
  reminded: integer,
  /** A division of a league's season. */
  league: optional(text),
  season: optional(integer),
  division: optional(integer),
  scoring: word<(typeof SCORINGS)[number]>(),
}
export type TournamentRow = RowOf<typeof tournaments>

/** Someone who plays in an event: a person, or a bot that its host entered. */
export const entries = {
  tournament: text,
  number: integer,
  person: optional(text),
  strength: optional(text),
  state: word<'in' | 'out'>(),
  /** The first round they may play. */
  since: integer,
  joined: time,
}
export type EntryRow = RowOf<typeof entries>

export const rounds = {
  tournament: text,
  number: integer,
  seed: text,
  /** The hash of the seed, shown before the round begins. */
  commitment: text,
  state: word<'planned' | 'playing' | 'over'>(),
  begins: optional(time),
  started: optional(time),
  deadline: optional(time),
  ended: optional(time),
  /** 1: people were reminded of its end. */
  reminded: integer,
}
export type RoundRow = RowOf<typeof rounds>

/** One seat at one table of a round. */
export const pairings = {
  tournament: text,
  round: integer,
  board: integer,
  seat: integer,
  /** Null: a bot that fills an empty place. */
  entry: optional(integer),
  table_id: optional(text),
  state: word<'bye' | 'waiting' | 'playing' | 'over'>(),
  score: optional(integer),
  rank: optional(integer),
  /** 1: the player left or ran out of time; null: not known yet. */
  absent: optional(integer),
  /** The share of turns that begin like those of the medium bot. */
  agreement: optional(real),
  /** How many turns were compared. */
  compared: optional(integer),
}
export type PairingRow = RowOf<typeof pairings>

export const leagues = {
  id: text,
  name: text,
  host: text,
  state: word<'open' | 'running' | 'over'>(),
  /** JSON: the terms of its games. */
  terms: text,
  /** Players in a division. */
  size: integer,
  /** How many go up and down after a season. */
  movers: integer,
  /** Between two seasons. */
  gap_ms: time,
  /** The number of the last season that began. */
  season: integer,
  /** How many seasons; null: no end is planned. */
  seasons: optional(integer),
  /** When the next season starts by itself. */
  starts: optional(time),
  created: time,
  ended: optional(time),
}
export type LeagueRow = RowOf<typeof leagues>

export const members = {
  league: text,
  person: text,
  state: word<'in' | 'out'>(),
  /** Where they play next, from 1; null: a newcomer. */
  division: optional(integer),
  /** Their order within it. */
  place: optional(integer),
  joined: time,
}
export type MemberRow = RowOf<typeof members>
