// A dial that counts repeated moves of a stage: workers hired, steps of quality.
import type { Move, State } from '@arkwright/board-game'
import type { Dial, Option } from '../../play/control.ts'
import { movesSoFar } from '../../play/control.ts'
import { compose, type Draft, tryMove } from '../../play/draft.ts'
import { pressOf, type Stage, stateOf } from './stage.ts'

export interface Counted {
  isOwn(move: Move): boolean
  /** The next move that raises the value; undefined if there is none. */
  next(state: State): Move | undefined
  words(value: number): { readonly label: string; readonly full: string }
  result?(after: Draft): string | undefined
}

export type DialHead = Pick<Dial, 'key' | 'label' | 'icon' | 'tint'>

/** Undefined if there is nothing to count. */
export function countDial(stage: Stage, head: DialHead, counted: Counted): Dial | undefined {
  const { options, at } = counting(stage, counted)
  return options.length < 2 ? undefined : { ...head, options, at }
}

/** A lower value takes back the last moves of the dial; what they made possible goes with them. */
export function counting(
  stage: Stage,
  { isOwn, next, words, result }: Counted,
): { readonly options: readonly Option[]; readonly at: number } {
  const { own } = stage
  const at = own.filter(isOwn).length
  const more = furtherMoves(stage, next)
  const said = result === undefined ? {} : { result }
  const options = Array.from({ length: at + more.length + 1 }, (_, value) => {
    const moves =
      value < at ? fitting(stage, withoutLast(own, isOwn, at - value)) : [...own, ...more.slice(0, value - at)]
    return pressOf(stage, moves, { ...words(value), ...said })
  })
  return { options, at }
}

function withoutLast(own: readonly Move[], isOwn: (move: Move) => boolean, count: number): readonly Move[] {
  const places = own.flatMap((move, place) => (isOwn(move) ? [place] : [])).slice(-count)
  return own.filter((_, place) => !places.includes(place))
}

/** The moves of a stage that are legal after those before them. */
export function fitting({ page, before }: Stage, own: readonly Move[]): readonly Move[] {
  let after = before
  for (const move of own) after = tryMove(page, after, move)
  return movesSoFar(after).slice(before.tried.length) as readonly Move[]
}

function furtherMoves({ page, draft, before, own }: Stage, next: (state: State) => Move | undefined): readonly Move[] {
  const start = compose(page, draft, [...movesSoFar(before), ...own])
  const { step } = stateOf(before)
  let after = start
  // A question that is answered ends the count.
  while (!after.complete && stateOf(after).step === step) {
    const move = next(stateOf(after))
    const grown = move === undefined ? after : tryMove(page, after, move)
    if (grown === after) break
    after = grown
  }
  return movesSoFar(after).slice(start.tried.length) as readonly Move[]
}
