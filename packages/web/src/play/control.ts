// What the action bar offers for a decision. Each press says what the whole turn so far becomes.
import type { Move } from '@arkwright/kernel'
import type { IconName } from '../shell/icon.tsx'
import { type Draft, tryMove } from './draft.ts'
import type { GamePage } from './game-page.ts'

/** One press: afterwards the turn so far consists of these moves. */
export interface Option {
  readonly moves: readonly Move[]
  /** Short: "£7", "3". */
  readonly label: string
  /** Shorter still, where many values stand side by side. */
  readonly short?: string | undefined
  /** The whole choice in words, for screen readers. */
  readonly full: string
  /** What it brings, in a few figures: "3 of 3 sold · +£9". */
  readonly result?: string | undefined
  readonly warning?: string | undefined
}

/** A quantity or a price: one option for each value, in order. */
export interface Dial {
  readonly key: string
  /** What is set: "Price of clothes". */
  readonly label: string
  readonly icon?: IconName | undefined
  readonly tint?: string | undefined
  readonly options: readonly Option[]
  /** The place of the present value in the options. */
  readonly at: number
  /** Of several dials the first open one comes first. Undefined where that does not matter. */
  readonly isOpen?: boolean | undefined
}

/** The dial that bar and panel show: the chosen one, else the first that is still open. */
export function dialIn(dials: readonly Dial[], chosen: string | undefined): Dial | undefined {
  const [first] = dials
  const open = first?.isOpen === false ? dials.find(({ isOpen }) => isOpen) : first
  return dials.find(({ key }) => key === chosen) ?? open ?? first
}

/** A thing to choose, drawn as a card: a marker, a tile, a ship, an action. */
export interface ChoiceCard {
  readonly key: string
  readonly title: string
  /** What it does, in a few words. */
  readonly effect: string
  readonly icon?: IconName | undefined
  readonly tint?: string | undefined
  readonly option: Option
}

export interface Control {
  readonly dials: readonly Dial[]
  readonly cards: readonly ChoiceCard[]
  /** Cards that the context panel shows, because they are too many for the bar. */
  readonly more?: readonly ChoiceCard[] | undefined
  /** Other choices, each a button. */
  readonly buttons: readonly Option[]
  /** What is left of the budget: "£1 left lets you price one more mill". */
  readonly left?: string | undefined
}

/** A chip of the turn so far; pressing it steps back to the moment before it. */
export interface Chip {
  readonly label: string
  readonly icon?: IconName | undefined
  /** How many moves of the turn come before it. */
  readonly from: number
}

export function movesSoFar(draft: Draft): readonly Move[] {
  return draft.tried.map(({ move }) => move)
}

/** The moves that this press adds; undefined if it takes others back. */
export function added(draft: Draft, { moves }: Option): readonly Move[] | undefined {
  const { tried } = draft
  const goesOn = moves.length > tried.length && tried.every(({ move }, place) => moves[place] === move)
  return goesOn ? moves.slice(tried.length) : undefined
}

/** A press that adds moves to the turn so far. */
export function adding(page: GamePage, draft: Draft, moves: readonly Move[], words: Omit<Option, 'moves'>): Option {
  const warning = words.warning ?? warningOf(page, draft, moves)
  return { ...words, warning, moves: [...movesSoFar(draft), ...moves] }
}

/** What these moves, added to the turn, would make the player sell or borrow. */
function warningOf(page: GamePage, draft: Draft, moves: readonly Move[]): string | undefined {
  let after = draft
  for (const move of moves) after = tryMove(page, after, move)
  const events = after.tried.slice(draft.tried.length).flatMap(one => one.events)
  return page.warning(draft.seat, events, draft.state)
}
