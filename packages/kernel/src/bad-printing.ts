// A printing that cannot be read or played. The message is English; code and figures let a page say it in the reader's language.
import { BadInput } from './bad-input.ts'
import type { Figures } from './game.ts'

export type PrintingFault =
  | 'cut'
  | 'not-a-printing'
  | 'too-long'
  | 'newer'
  | 'edited'
  | 'field'
  | 'options'
  | 'other-game'
  | 'other-edition'

export class BadPrinting extends BadInput {
  readonly code: PrintingFault
  readonly figures: Figures

  constructor(code: PrintingFault, message: string, figures: Figures = {}) {
    super(message)
    this.code = code
    this.figures = figures
  }
}

/** What `read` refuses, as this fault. Faults that are named already stay as they are. */
export function refusedAs<Read>(code: PrintingFault, figures: Figures, read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadInput && error.constructor === BadInput) throw new BadPrinting(code, error.message, figures)
    throw error
  }
}
