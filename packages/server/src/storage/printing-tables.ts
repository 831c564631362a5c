// Columns of printings: offered by hosts, shared by people, and what owners found.
import type { BoxAnswer } from '@arkwright/kernel'
import { integer, text, time, word } from './columns.ts'

/** A printing or variant that the hosts offer for online tables. */
export const offers = {
  hash: text,
  game: text,
  name: text,
  /** The file. */
  printing: text,
  at: time,
}

/** A printing that somebody shared: what an owner found in a printed copy. */
export const printings = {
  hash: text,
  game: text,
  /** The text of the file. */
  content: text,
  at: time,
}

export const printing_shares = {
  hash: text,
  person: text,
  at: time,
}

/** What an owner found in the box: one answer for each group of figures. */
export const confirmations = {
  person: text,
  game: text,
  /** The year on the box; 0: the owner did not say. */
  edition: integer,
  box_group: text,
  answer: word<BoxAnswer>(),
  at: time,
}
