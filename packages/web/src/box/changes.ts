// What a printing changes, number by number, in words.
import {
  type AnyGame,
  type FigurePath,
  overrideComponents,
  type Printing,
  pathText,
  printedFigures,
  sideBySide,
  standardFigures,
} from '@arkwright/kernel'
import { numberLabel, valueText } from './names.ts'

export interface NumberChange {
  readonly key: string
  readonly path: FigurePath
  readonly label: string
  readonly ours: string
  readonly theirs: string
}

/** With the figures of the variant, as a table is played. */
export function changesOf(printing: Printing, game: AnyGame): readonly NumberChange[] {
  const printed = printedFigures(printing, game)
  const played = overrideComponents(printed, printing.variant?.figures, 'printing: variant.figures')
  return sideBySide([standardFigures(game), played]).flatMap(({ path, values: [ours = 0, theirs = 0] }) =>
    ours === theirs
      ? []
      : [
          {
            key: pathText(path),
            path,
            label: numberLabel(path),
            ours: valueText(path, ours),
            theirs: valueText(path, theirs),
          },
        ],
  )
}
