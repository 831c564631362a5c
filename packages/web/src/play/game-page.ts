// What a game provides to the page. All shared parts (table, action bar, log, drafts, storage) know a game only through
// this.
import type { AnyGame, MachineState, Move, Refusal, Seat } from '@arkwright/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { About } from '../explain/about.ts'
import type { Story } from '../replay/story.ts'
import type { IconName } from '../shell/icon.tsx'
import type { SoundName } from '../shell/sound.ts'
import type { Beat } from '../telling/beat.ts'
import type { Outlook } from '../telling/changes.ts'
import type { FlightsOf } from '../telling/flight.ts'
import type { Chip, Control } from './control.ts'
import type { Draft } from './draft.ts'
import type { HistoryEntry, PlayedGame } from './history.ts'

export type Position = MachineState<Move>

/** One legal move in the action bar. */
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
  /** Opened only from the board, not listed in the action bar. */
  readonly hidden?: boolean
}

/** One line of the log. */
export interface Line {
  /** The number of moves played at its end. */
  readonly at: number
  readonly seat?: Seat | undefined
  readonly kind: 'phase' | 'turn' | 'sale' | 'note'
  readonly text: string
  /** The ids of the sections, tiles, events and cards it is about. */
  readonly rules: readonly string[]
}

/** The position in words, line by line, for screen readers. */
export interface Reading {
  readonly company: readonly string[]
  readonly market: readonly string[]
  readonly forecast: readonly string[]
  readonly rivals: readonly string[]
}

/** A company in the header: its score decides the game, its cash breaks ties. */
export interface Company {
  readonly key: string
  /** Undefined for an opponent without a seat, such as the automata of the solo game. */
  readonly seat: Seat | undefined
  readonly name: string
  readonly score: number
  /** 1 for the leader; equal companies share a rank. */
  readonly rank: number
  readonly cash: number | undefined
  readonly shares: number
  readonly value: number
  readonly loans: number
  readonly isStarting: boolean
  readonly isBankrupt: boolean
  /** Pounds of the score that come from no share. */
  readonly handicap?: number
}

/** A view of the context panel. The first one is what the decision needs. */
export interface ContextView {
  readonly key: string
  /** The heading of the panel. */
  readonly title: string
  /** The name on its tab. */
  readonly tab: string
  readonly Body: ComponentType
}

/** A tab of the table on a phone, beside "Decide" and "Log". */
export interface PhoneTab {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  Body(): ReactNode
}

/** The cycle under way: who has a turn in it, in order, and the sale at its end. */
export interface Cycle {
  readonly seats: readonly Seat[]
  readonly good: number
  readonly sale: string
}

/** A sale that is being told. */
export interface SaleProps {
  readonly beat: Beat
  readonly step: number
}

/** The position as a seat sees it. */
export type Reader = (state: Position, seat: Seat, names: readonly string[]) => Reading

/** The choices of a position, in groups. */
export type Chooser = (state: Position) => readonly ChoiceGroup[]

export type ReasonsOf = (before: Position, after: Position, seat: Seat) => readonly string[]

export type OutlookOf = (state: Position, seat: Seat, names: readonly string[]) => Outlook

/** The card about a thing, named as in its `data-about`; undefined for an unknown one. */
export type Explainer = (thing: string, state: Position, seat: Seat) => About | undefined

export interface GamePage {
  readonly game: AnyGame
  readonly title: string
  /** The move that leaves the pending question unchanged, if there is one. */
  pass(state: Position): Move | undefined
  /** The pending question in two or three words. */
  question(state: Position): string
  /** The pending question as a sentence. */
  prompt(state: Position): string
  /** Loads what lists the choices of a position in groups. */
  chooser(): Promise<Chooser>
  describe(state: Position, move: Move): string
  /** What chance decided, as a sentence. */
  drawn(outcome: string): string
  explain(refusal: Refusal): string
  tell(history: readonly HistoryEntry[], names: readonly string[]): Line[]
  /** The game as a story, in causal order. */
  beats(played: PlayedGame, names: readonly string[]): readonly Beat[]
  /** Undefined before the first cycle and after the last. */
  cycle(state: Position): Cycle | undefined
  /** A sale in the place of the lanes: what has been told of it so far. */
  Sale(props: SaleProps): ReactNode
  /** Its account, in the place of the context panel. */
  SaleAccount(props: SaleProps): ReactNode
  /** Loads what moves on the table while turns are told. */
  flights(): Promise<FlightsOf>
  /** Loads what matters to a seat, so that two positions can be compared for it. */
  outlook(): Promise<OutlookOf>
  /** Loads what reads a position aloud. */
  reader(): Promise<Reader>
  /** What a seat would have to sell or borrow, read from the events of its moves. */
  warning(seat: Seat, events: readonly { readonly type: string }[], state: Position): string | undefined
  /** What the coming production would make a seat sell or borrow, in words. */
  shortage(state: Position, seat: Seat): string | undefined
  /** What the coming production would earn a seat; undefined if it produces nothing. */
  promise(state: Position, seat: Seat): number | undefined
  /** Whether a finished turn paid for an action and did nothing with it. */
  isWasted(turn: Draft): boolean
  /** Loads what says, in figures, what a turn changes for its seat; the strongest first. */
  reasons(): Promise<ReasonsOf>
  /** Loads what explains the things on the table. */
  explainer(): Promise<Explainer>
  /** The sound of these facts; silent if absent. */
  sound?(events: readonly { readonly type: string }[]): SoundName | undefined
  /** The smallest hint for a turn: its first move without details. */
  gist(move: Move, state: Position): string
  /** The state of the game in a few words. */
  standing(state: Position): string
  /** The order of the companies is the order of the seats. */
  companies(state: Position, names: readonly string[]): readonly Company[]
  /** How much of the game is left, in a few words: "7 sales to go". */
  left(state: Position): string
  /** In the header: decade, cycle and active good. */
  Timetable(): ReactNode
  /** The board as lanes: one for each good. */
  Lanes(): ReactNode
  /** Below the lanes: administration, markers, exchange, own cards. */
  Strip(): ReactNode
  /** What the context panel can show now, the most important first. */
  contexts(state: Position, draft: Draft | undefined): readonly ContextView[]
  /** What the action bar offers; for a complete turn, the dials that still change it. */
  control(draft: Draft): Control
  /** The turn so far. */
  chips(draft: Draft): readonly Chip[]
  /**
   * For something on the board that cannot be pressed yet: the turn that leads to these moves and contains them, with
   * open questions left unchanged and the cheapest space that pays for it.
   */
  lead?(draft: Draft, moves: readonly Move[]): readonly Move[] | undefined
  /** What ends with the turn, in a few figures: "sell 3, +£9". */
  ending(draft: Draft): string | undefined
  /** On a phone, above the context panel: the lane and the mill of the decision. */
  PhoneLane(): ReactNode
  phoneTabs(state: Position): readonly PhoneTab[]
  readonly Result: ComponentType
  /** What replay needs from a game. */
  story(): Promise<Story>
}
