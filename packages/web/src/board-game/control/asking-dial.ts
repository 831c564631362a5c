// A dial for a question with one answer, each value a move. The value shown at first is a proposal.
import type { Move } from '@arkwright/board-game'
import type { Dial, Option } from '../../play/control.ts'
import type { Draft } from '../../play/draft.ts'
import type { DialHead } from './count-dial.ts'
import { pressOf, type Stage } from './stage.ts'

interface Asked<M extends Move> extends DialHead {
  readonly moves: readonly M[]
  readonly chosen: Move | undefined
  labelOf(move: M): string
  result?(after: Draft, move: M): string | undefined
}

/** Undefined without a legal answer. */
export function askingDial<M extends Move>(stage: Stage, asked: Asked<M>): Dial | undefined {
  const { moves, chosen, labelOf, result, ...head } = asked
  if (moves.length === 0) return undefined
  const options = moves.map(move =>
    pressOf(stage, [move], {
      label: labelOf(move),
      full: stage.page.describe(stage.before.state, move),
      ...(result && { result: (after: Draft) => result(after, move) }),
    }),
  )
  const at = chosen === undefined ? 0 : moves.map(({ text }) => text).indexOf(chosen.text)
  return { ...head, options, at: Math.max(0, at) }
}

/** The button that accepts a proposal; none once the question is answered. */
export function acceptOf(dial: Dial | undefined, stage: Stage): readonly Option[] {
  const option = dial?.options[dial.at]
  return option === undefined || stage.own.length > 0
    ? []
    : [
        {
          moves: option.moves,
          label: option.full,
          full: option.full,
          get warning() {
            return option.warning
          },
        },
      ]
}
