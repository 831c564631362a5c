// Columns of people and how they sign in.
import type { Language } from '@arkwright/words'
import { integer, optional, type RowOf, text, time, word } from './columns.ts'

export const people = {
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

export const sessions = {
  token_hash: text,
  /** The id used in lists and links; it reveals nothing about the token. */
  id: text,
  person: text,
  created: time,
  seen: time,
  expires: time,
  device: text,
}

export const passkeys = {
  id: text,
  person: text,
  public_key: text,
  counter: time,
  transports: text,
  created: time,
}
export type PasskeyRow = RowOf<typeof passkeys>

/** A one-time, short-lived item: a passkey's challenge, a link in an e-mail. */
export const challenges = {
  token_hash: text,
  kind: word<'passkey' | 'prove-email' | 'reset-password' | 'totp' | 'oauth' | 'oauth-code' | 'ban'>(),
  person: optional(text),
  content: text,
  expires: time,
}
export type ChallengeRow = RowOf<typeof challenges>

/** Codes that replace the second factor, once each. */
export const recovery = {
  code_hash: text,
  person: text,
}

export const tokens = {
  token_hash: text,
  id: text,
  person: text,
  name: text,
  created: time,
  used: time,
}
