// Numbers, money and moments that stand alone, without words around them.
import { formats, type Language } from '@arkwright/words'

export function figuresIn(language: Language) {
  const { money, number, moment } = formats(language)
  return { money, number, moment }
}
