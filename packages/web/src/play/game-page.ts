// What a game brings to the page. Everything shared (table, action bar, log, drafts, storage) knows a game only through this.
import type { AnyGame, MachineState, Move, Refusal, Seat } from '@arkwright/kernel'
import type { ReactNode } from 'react'
import type { Story } from '../replay/story.ts'
import type { IconName } from '../shell/icon.tsx'
import type { SoundName } from '../shell/sound.ts'
import type { HistoryEntry } from './history.ts'

export type Position = MachineState<Move>

/** One legal move as it stands in the action bar. */
export interface Choice {
  readonly move: Move
  readonly label: string
  /** The whole move in words, for screen readers and the trail. */
  readonly full: string
}

/** Moves about the same thing: a marker, a factory's price. */
export interface ChoiceGroup {
  readonly key: string
  readonly label: string
  readonly icon?: IconName | undefined
  readonly tint?: string | undefined
  readonly choices: readonly Choice[]
  /** Opened from the board only, not listed in the action bar. */
  readonly hidden?: boolean
}

/** One line of the log. */
export interface Line {
  /** How many moves had been played when it was over. */
  readonly at: number
  readonly seat?: Seat | undefined
  readonly kind: 'phase' | 'turn' | 'sale' | 'note'
  readonly text: string
  /** The sections, tiles, events and cards it is about, as the rules know them. */
  readonly rules: readonly string[]
}

/** The position in words, line by line, for whoever reads by ear. */
export interface Reading {
  readonly company: readonly string[]
  readonly market: readonly string[]
  readonly forecast: readonly string[]
  readonly rivals: readonly string[]
}

export interface GamePage {
  readonly game: AnyGame
  readonly title: string
  /** The move that leaves the pending question as it is, where there is one. */
  pass(state: Position): Move | undefined
  prompt(state: Position): string
  choices(state: Position): readonly ChoiceGroup[]
  describe(state: Position, move: Move): string
  explain(refusal: Refusal): string
  tell(history: readonly HistoryEntry[], names: readonly string[]): Line[]
  /** The position as this seat sees it. */
  read(state: Position, seat: Seat, names: readonly string[]): Reading
  /** What a seat would have to sell or borrow, read from the events of its moves. */
  warning(seat: Seat, events: readonly { readonly type: string }[], state: Position): string | undefined
  /** What a turn changes for its seat, in figures. */
  reasons(before: Position, after: Position, seat: Seat): string[]
  /** What these facts sound like; silence without this. */
  sound?(events: readonly { readonly type: string }[]): SoundName | undefined
  /** The least that can be said of a turn: its first move without its details. */
  gist(move: Move, state: Position): string
  /** Where the game stands, in a few words. */
  standing(state: Position): string
  /** Above the table: where the game stands and what everyone holds. */
  Head(): ReactNode
  Table(): ReactNode
  /** One line in the action bar: what the turn so far and the move under the pointer would bring. */
  Strip?(): ReactNode
  Result(): ReactNode
  /** What looking back at a game needs. */
  story(): Promise<Story>
}
