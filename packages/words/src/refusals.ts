// A refusal of the rules in words.
import type { Figures } from '@arkwright/kernel'

type Sentence = (figures: Figures) => string

/**
 * The sentence for a code, or undefined where `words` have none.
 * A code with several sentences is an object by figure: the first whose figure the refusal brings is taken.
 */
export function refusalIn(words: object, code: string, figures: Figures): string | undefined {
  return Object.hasOwn(words, code) ? say(Reflect.get(words, code), figures) : undefined
}

function say(words: unknown, figures: Figures): string | undefined {
  if (typeof words === 'string') return words
  if (isSentence(words)) return words(figures)
  if (typeof words !== 'object' || words === null) return undefined
  const figure = Object.keys(words).find(name => Object.hasOwn(figures, name))
  return figure === undefined ? undefined : say(Reflect.get(words, figure), figures)
}

/** The rules name their figures as the messages do; the playouts in packages/words/test check it. */
function isSentence(words: unknown): words is Sentence {
  return typeof words === 'function'
}
