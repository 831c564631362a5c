// The words of the first page, which loads little. Files outside the first page import `text` from index.ts, which adds
// the other areas to the same object.
import type { Language, OtherLanguage } from '@arkwright/words'
import { words as english } from '@arkwright/words/en/sets/first'
import { type FirstSet, OTHERS } from '@arkwright/words/sets/first'
import { figuresIn } from './figures-in.ts'

/** The keys of page.json stand at the top. */
export type FirstWords = FirstSet['page'] & Omit<FirstSet, 'page'> & { readonly figures: ReturnType<typeof figuresIn> }

type Others<Words> = Readonly<Record<OtherLanguage, () => Promise<{ readonly words: Words }>>>
type Loader = (language: Language) => Promise<object>

/** Those of the first page, and of everything loaded after it. */
const loaders: Loader[] = [async language => first(language, await chosen(english, OTHERS, language))]
let spoken: Language = 'en'

/**
 * The words in the language that is spoken now. The object stays and its words change, so a file may keep a part of it
 * (`const words = text.home`), though never a single word.
 */
export const text: FirstWords = blank(first('en', english))
refill(text, first('en', english))

/** Changes the language. What is on the screen must be drawn again after it. */
export async function speak(language: Language): Promise<void> {
  spoken = language
  for (const words of await Promise.all(loaders.map(load => load(language)))) refill(text, words)
}

/** After a screen was loaded, its words may be there in English only. */
export function speakOn(): Promise<void> {
  return speak(spoken)
}

/** Adds a set of areas to all words so far, in English until the next `speak`. */
export function enlarge<All extends object, Words extends object>(
  all: All,
  words: Words,
  others: Others<Words>,
): All & Words {
  loaders.push(language => chosen(words, others, language))
  Object.assign(all, blank(words))
  refill(all, words)
  return all as All & Words
}

function first(language: Language, { page, ...areas }: FirstSet): FirstWords {
  return { ...page, ...areas, figures: figuresIn(language) }
}

async function chosen<Words>(words: Words, others: Others<Words>, language: Language): Promise<Words> {
  return language === 'en' ? words : (await others[language]()).words
}

type Part = Record<string, unknown>

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}

/** The same parts within parts, without any words. */
function blank<T extends object>(part: T): T {
  const empty: Part = (Array.isArray(part) ? [] : {}) as Part
  for (const [key, value] of Object.entries(part)) if (isPart(value)) empty[key] = blank(value)
  return empty as T
}

function refill(part: unknown, words: unknown): void {
  if (!isPart(part) || !isPart(words)) return
  for (const [key, value] of Object.entries(words)) {
    if (isPart(value)) refill(part[key], value)
    else part[key] = value
  }
}
