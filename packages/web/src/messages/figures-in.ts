// Numbers, money, moments and lists that stand alone, without words around them.
import { formats, type Language } from '@arkwright/words'

export function figuresIn(language: Language) {
  const { money, gain, number, day, moment, percent, list } = formats(language)
  return { money, gain, number, day, moment, percent, list }
}
