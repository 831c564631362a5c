// The page's words. A language is a file of the same shape as en.ts; French and German are fetched when somebody wants them.

import type { Language } from '@arkwright/words'
import { en } from './en.ts'

/** Any words in the place of the English ones; what needs figures takes the same figures. */
export type Worded<T> = T extends string
  ? string
  : T extends (...figures: infer Figures) => string
    ? (...figures: Figures) => string
    : { readonly [Key in keyof T]: Worded<T[Key]> }

export type Catalogue = Worded<typeof en>

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
}

/**
 * The words in the language that is spoken now. The object stays and its words change, so a file may keep a part of it
 * (`const words = text.home`), though never a single word.
 */
export const text: Catalogue = blank(en)
refill(text, en)

/** Changes the language. What is on the screen must be drawn again after it. */
export async function speak(language: Language): Promise<void> {
  const catalogue = await CATALOGUES[language]()
  refill(text, catalogue)
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
