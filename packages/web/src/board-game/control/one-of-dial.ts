// A dial in a stage with several answers: at most one move of its kind, or none.
import type { Move, State } from '@arkwright/board-game'
import { type Dial, movesSoFar } from '../../play/control.ts'
import { compose, type Draft } from '../../play/draft.ts'
import type { DialHead } from './count-dial.ts'
import { pressOf, type Stage, stateOf } from './stage.ts'

interface OneOf<M extends Move> {
  isOwn(move: Move): move is M
  /** The moves to choose from, in order. */
  moves(state: State): readonly M[]
  labelOf(move: M): string
  /** The value without a move. */
  readonly none: { readonly label: string; readonly full: string }
  /** Without a move: what stays. */
  result?(after: Draft, move: M | undefined): string | undefined
}

export function oneOfDial<M extends Move>(stage: Stage, head: DialHead, asked: OneOf<M>): Dial | undefined {
  const { isOwn, moves, labelOf, none, result } = asked
  const { page, draft, before } = stage
  const mine = stage.own.findLast(isOwn)
  const others = stage.own.filter(move => !isOwn(move))
  const without = mine === undefined ? draft : compose(page, draft, [...movesSoFar(before), ...others])
  const choices = without.complete ? [] : moves(stateOf(without))
  if (choices.length === 0) return undefined
  const said = (move: M | undefined) => (result === undefined ? {} : { result: (after: Draft) => result(after, move) })
  const options = [
    pressOf(stage, others, { ...none, ...said(undefined) }),
    ...choices.map(move =>
      pressOf(stage, [...others, move], {
        label: labelOf(move),
        full: page.describe(without.state, move),
        ...said(move),
      }),
    ),
  ]
  return { ...head, options, at: mine === undefined ? 0 : choices.indexOf(mine) + 1 }
}
