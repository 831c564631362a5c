// Why figures or a file are refused, in the reader's language where the rules give a code.
import { BadFigures, type BadInput, BadPrinting } from '@arkwright/kernel'
import { refusalIn } from '@arkwright/words'
import { text } from './messages/index.ts'
import { numberLabel } from './names.ts'

export function inputFault(error: BadInput): string {
  if (error instanceof BadPrinting) {
    return refusalIn(text.printings.faults, error.code, error.figures) ?? error.message
  }
  if (!(error instanceof BadFigures)) return error.message
  const { code, path, numbers } = error
  return refusalIn(text.figureFaults, code, { ...numbers, label: numberLabel(path) }) ?? error.message
}
