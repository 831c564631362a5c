// All words of a language, for Node. The page loads areas one by one instead (`@arkwright/words/fr/board-game`).
import { type Areas, LOADERS } from './generated/areas.ts'
import type { Language } from './languages.ts'

const loaded = new Map<Language, Promise<Areas>>()

export function wordsIn(language: Language): Promise<Areas> {
  const words = loaded.get(language) ?? load(language)
  loaded.set(language, words)
  return words
}

async function load(language: Language): Promise<Areas> {
  const loaders = LOADERS[language]
  const entries = Object.entries(loaders).map(async ([area, loader]) => [area, await loader()] as const)
  // The loaders are typed by area; Object.entries forgets which is which.
  return Object.fromEntries(await Promise.all(entries)) as unknown as Areas
}
