// What the action bar offers for a decision. Each press says what the whole turn so far becomes.
import type { Move } from '@arkwright/kernel'
import type { IconName } from '../shell/icon.tsx'
import { compose, type Draft, tryMove } from './draft.ts'
import type { GamePage, Position } from './game-page.ts'

/** One press: afterwards the turn so far consists of these moves. */
export interface Option {
  readonly moves: readonly Move[]
  /** Short: "£7", "3". */
  readonly label: string
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

export interface Repeated {
  /** Whether a move of the turn belongs to this dial. */
  isOwn(move: Move): boolean
  /** The next move that raises the value by one; undefined if there is none. */
  next(state: Position): Move | undefined
  words(value: number, after: Draft): Omit<Option, 'moves'>
}

/**
 * A dial that counts repeated moves: workers hired, steps of distribution. Its options keep all other moves of the
 * turn, so a value can also be lowered.
 */
export function countDial(
  page: GamePage,
  draft: Draft,
  head: Pick<Dial, 'key' | 'label' | 'icon' | 'tint'>,
  { isOwn, next, words }: Repeated,
): Dial {
  const all = movesSoFar(draft)
  let after = compose(
    page,
    draft,
    all.filter(move => !isOwn(move)),
  )
  const options: Option[] = [{ ...words(0, after), moves: movesSoFar(after) }]
  for (;;) {
    const move = after.complete ? undefined : next(after.state)
    const grown = move === undefined ? after : tryMove(page, after, move)
    if (grown === after) break
    after = grown
    options.push({ ...words(options.length, after), moves: movesSoFar(after) })
  }
  return { ...head, options, at: Math.min(all.filter(isOwn).length, options.length - 1) }
}
