// The words of the first page, which loads little. Files outside the first page import `text` from index.ts, which adds
// the other areas to the same object.
import type { Language } from '@arkwright/words'
import { firstEn } from './first-en.ts'

/** Any words in the place of the English ones; what needs figures takes the same figures. */
export type Worded<T> = T extends string
  ? string
  : T extends (...figures: infer Figures) => string
    ? (...figures: Figures) => string
    : { readonly [Key in keyof T]: Worded<T[Key]> }

export type FirstWords = Worded<typeof firstEn>

type Loaders = Readonly<Record<Language, () => Promise<object>>>

/** Those of the first page, and of everything loaded after it. */
const loaders: Loaders[] = [
  {
    en: async () => firstEn,
    fr: async () => (await import('./first-fr.ts')).firstFr,
    de: async () => (await import('./first-de.ts')).firstDe,
  },
]
let spoken: Language = 'en'

/**
 * The words in the language that is spoken now. The object stays and its words change, so a file may keep a part of it
 * (`const words = text.home`), though never a single word.
 */
export const text: FirstWords = blank(firstEn)
refill(text, firstEn)

/** Changes the language. What is on the screen must be drawn again after it. */
export async function speak(language: Language): Promise<void> {
  spoken = language
  for (const words of await Promise.all(loaders.map(from => from[language]()))) refill(text, words)
}

/** After a screen was loaded, its words may be there in English only. */
export function speakOn(): Promise<void> {
  return speak(spoken)
}

/** Adds areas to `text`, in English until the next `speak`. */
export function enlarge<T extends object>(all: T, from: Loaders): Worded<T> {
  loaders.push(from)
  const added = Object.entries(all).filter(([key]) => !Object.hasOwn(text, key))
  Object.assign(text, blank(Object.fromEntries(added)))
  refill(text, Object.fromEntries(added))
  return text as Worded<T>
}

type Part = Record<string, unknown>

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}

/** The same parts within parts, without any words. */
function blank<T>(part: T): Worded<T> {
  const empty: Part = (Array.isArray(part) ? [] : {}) as Part
  for (const [key, value] of Object.entries(part as Part)) if (isPart(value)) empty[key] = blank(value)
  return empty as Worded<T>
}

function refill(part: unknown, words: unknown): void {
  if (!isPart(part) || !isPart(words)) return
  for (const [key, value] of Object.entries(words)) {
    if (isPart(value)) refill(part[key], value)
    else part[key] = value
  }
}
