// Two printings side by side, figure by figure.
import { type FigurePath, sideBySide } from './figure-paths.ts'
import type { AnyGame } from './game.ts'
import { hashOf, type Printing, type Variant } from './printing.ts'
import { answersOf, type BoxAnswer } from './printing-answers.ts'
import { printedFigures, standardFigures } from './printing-options.ts'

export interface Difference {
  readonly path: FigurePath
  readonly ours: number
  readonly first: number
  readonly second: number
}

export interface PrintingComparison {
  /** The numbers that the two print differently. */
  readonly differences: readonly Difference[]
  /** The groups that the two owners answered differently; undefined: not answered. */
  readonly answers: readonly {
    readonly group: string
    readonly first: BoxAnswer | undefined
    readonly second: BoxAnswer | undefined
  }[]
  readonly sameVariant: boolean
}

export function comparePrintings(first: Printing, second: Printing, game: AnyGame): PrintingComparison {
  const tables = [standardFigures(game), printedFigures(first, game), printedFigures(second, game)]
  const [one, other] = [answersOf(first, game), answersOf(second, game)]
  return {
    differences: sideBySide(tables).flatMap(({ path, values: [ours = 0, here = 0, there = 0] }) =>
      here === there ? [] : [{ path, ours, first: here, second: there }],
    ),
    answers: [...new Set([...one.keys(), ...other.keys()])]
      .map(group => ({ group, first: one.get(group), second: other.get(group) }))
      .filter(answer => answer.first !== answer.second),
    sameVariant: sameVariant(first.variant, second.variant),
  }
}

export function sameVariant(one: Variant | undefined, other: Variant | undefined): boolean {
  const about = { game: '', name: '', language: '', source: '', confirmed: [], changed: {}, unknown: [] }
  const hash = (variant: Variant | undefined) => hashOf({ ...about, ...(variant !== undefined && { variant }) })
  return hash(one) === hash(other)
}
