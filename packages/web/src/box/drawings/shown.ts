// What a drawing shows: the numbers as printed in this copy, and in the editor how they are changed.
import type { BoxGroup, BoxNumber, FigurePath } from '@arkwright/kernel'
import { createContext } from 'react'

export interface DrawingProps {
  readonly group: BoxGroup
  /** The numbers of the group, with the pieces that this copy adds. */
  readonly numbers: readonly BoxNumber[]
}

export interface Editing {
  /** What stands in the field, which may not be a number yet. */
  typed(path: FigurePath): string
  type(path: FigurePath, typed: string): void
  readonly chosen: string | undefined
  choose(path: FigurePath): void
}

export interface Shown {
  printedAt(path: FigurePath): number
  readonly editing?: Editing
}

export const ShownContext = createContext<Shown>({ printedAt: () => 0 })
