// The source of an open table: this browser, a server, a replayed game, a lesson, or a puzzle.
import type { ChosenTurn } from '@arkwright/bots'
import type { Refusal, Seat } from '@arkwright/kernel'
import type { GameRecord } from '../storage/records.ts'
import type { Draft } from './draft.ts'
import type { PlayedGame } from './history.ts'

/** The state a source reports about its table. */
export interface TableFacts {
  readonly record: GameRecord
  readonly played: PlayedGame
  /** The seat at this screen that is to move. */
  readonly draft: Draft | undefined
  /** The seat whose company is shown in full: the last person to move here. */
  readonly mySeat: Seat
  readonly thinking: boolean
  /** A bot's error message. */
  readonly trouble: string | undefined
  /** Looking back: the position after this many moves. */
  readonly looking: number | undefined
  /** Whether bots may be asked for hints here. */
  readonly hints: boolean
  /** Whether the others' turns are told one by one: before the table shows the present, only when asked, or never. */
  readonly telling: 'on' | 'asked' | 'off'
  /** At an online table: the ended turn is being sent, or waits for the connection. */
  readonly posting: 'sent' | 'held' | undefined
  /** Takes the ended turn back, while that is still allowed. */
  readonly recall: (() => void) | undefined
  /** Against bots at this screen: continues from before the last turn I ended. Undefined where there is none. */
  readonly takeBack: (() => void) | undefined
  /** Why the last click, or the turn that was sent, was refused. */
  readonly refused: Refusal | undefined
}

/** A table where no bot is thinking and nothing is being sent. */
export const QUIET = {
  thinking: false,
  trouble: undefined,
  looking: undefined,
  hints: true,
  telling: 'on',
  posting: undefined,
  recall: undefined,
  takeBack: undefined,
  refused: undefined,
} as const

/** The table as its source sees it. */
export interface Display {
  now(): TableFacts
  update(facts: Partial<TableFacts>): void
  /** A new position or draft: closes what is open in the action bar and drops a hint for the old position. */
  replace(facts: Partial<TableFacts>): void
}

export interface Source {
  /** The table when it is opened. */
  readonly first: TableFacts
  /** Called once, when the table can be updated. */
  start?(): void
  /** The turn being composed has changed. */
  keep(draft: Draft): void
  /** The turn was ended, and is complete. */
  end(turn: Draft): void
  /** A strong bot's turn for this seat; undefined if the source shows hints itself. */
  advise(seat: Seat): Promise<ChosenTurn> | undefined
  /** Where looking back at a position leads; defaults to the position itself. */
  look?(at: number | undefined): number | undefined
  close(): void
}
