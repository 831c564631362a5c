// Figures with which no table can be set up. The message is English; code, path and numbers let a page say it in the reader's language.
import { BadInput } from './bad-input.ts'
import type { FigurePath } from './figure-paths.ts'

/** What can be wrong with a figure in every game. */
export type KernelFigureFault = 'unknown-figure' | 'fixed-figure' | 'out-of-range' | 'other-shape'

export class BadFigures extends BadInput {
  readonly code: string
  /** The figure that cannot be. */
  readonly path: FigurePath
  readonly numbers: Readonly<Record<string, number>>

  constructor(code: string, path: FigurePath, numbers: Readonly<Record<string, number>>, message: string) {
    super(message)
    this.code = code
    this.path = path
    this.numbers = numbers
  }
}
