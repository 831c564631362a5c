// All reading texts in the reader's language, loaded on demand.
import type { Language } from '@arkwright/words'
import type { ComponentsText } from './components-text.ts'
import type { BookText, GameKey, SectionText } from './plan.ts'

export interface Library {
  readonly books: { readonly [Game in GameKey]: BookText<Game> }
  readonly components: ComponentsText
}

const SHELVES: Readonly<Record<Language, () => Promise<{ library: Library }>>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  fr: () => import('./fr/index.ts'),
}

export async function fetchLibrary(language: Language): Promise<Library> {
  return (await SHELVES[language]()).library
}

interface Chapter {
  readonly title: string
  readonly sections: Readonly<Record<string, SectionText>>
}

export function chaptersOf(library: Library, game: GameKey): Readonly<Record<string, Chapter>> {
  return library.books[game]
}
