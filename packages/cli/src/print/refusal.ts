// A refusal as a sentence: in the game's words where it has any, else code and figures.
import type { Refusal } from '@arkwright/kernel'
import { refusalIn } from '@arkwright/words'
import { common } from '@arkwright/words/en/common'
import { type Printer, plainly } from './printer.ts'

export function refusalSentence({ rule, code, figures }: Refusal, printer: Pick<Printer, 'refusal'> = {}): string {
  const given = plainly(figures)
  const words = printer.refusal?.(code, figures) ?? refusalIn(common.refusals, code, figures)
  return `${words ?? (given === '' ? code : `${code}, ${given}`)} (${rule}, ${code})`
}
