// What stands behind an open table: this browser, a server, a game to look back at, or a lesson.
import type { Choice } from '@arkwright/bots'
import type { Refusal, Seat } from '@arkwright/kernel'
import type { GameRecord } from '../storage/records.ts'
import type { Draft } from './draft.ts'
import type { PlayedGame } from './history.ts'

/** What a source says about its table. */
export interface TableFacts {
  readonly record: GameRecord
  readonly played: PlayedGame
  /** The turn of the person at this screen who is to move. */
  readonly draft: Draft | undefined
  /** Whose company lies open in full: the last person to move here. */
  readonly mySeat: Seat
  readonly thinking: boolean
  /** What went wrong with a bot, in its own words. */
  readonly trouble: string | undefined
  /** Looking back: the position after this many moves. */
  readonly looking: number | undefined
  /** Whether bots may be asked for hints here. */
  readonly hints: boolean
  /** At a table over the net: the ended turn is on its way, or waits for the line. */
  readonly posting: 'sent' | 'held' | undefined
  /** Takes the ended turn back, where that is still mine to do. */
  readonly recall: (() => void) | undefined
  /** Why the last thing clicked, or the turn that was sent, cannot be done. */
  readonly refused: Refusal | undefined
}

/** A table where no bot thinks and nothing is on its way. */
export const QUIET = {
  thinking: false,
  trouble: undefined,
  looking: undefined,
  hints: true,
  posting: undefined,
  recall: undefined,
  refused: undefined,
} as const

/** The table as its source sees it. */
export interface Display {
  now(): TableFacts
  update(facts: Partial<TableFacts>): void
  /** Another position or draft: what is open in the action bar closes, and a hint for the old position goes. */
  replace(facts: Partial<TableFacts>): void
}

export interface Source {
  /** The table when it is opened. */
  readonly first: TableFacts
  /** Called once, when the table can be updated. */
  start?(): void
  /** The turn being composed has changed. */
  keep(draft: Draft): void
  /** The turn was ended. It is complete. */
  end(turn: Draft): void
  /** A strong bot's turn for this seat; undefined where the source shows hints of its own. */
  advise(seat: Seat): Promise<Choice> | undefined
  /** Where a look at this position leads; to the position itself without this. */
  look?(at: number | undefined): number | undefined
  close(): void
}
