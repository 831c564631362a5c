// All reading texts in the reader's language, loaded on demand.
import type { Chapter, Language } from '@arkwright/words'
import { OTHERS, type ReadingSet } from '@arkwright/words/sets/reading'
import { boardComponents } from '../board-game/rules/components-text.ts'
import { cardComponents } from '../card-game/rules/components-text.ts'
import type { ComponentsText } from './components-text.ts'
import { type ChapterTexts, type GameKey, PLANS } from './plan.ts'

export interface Library {
  readonly chapters: ChapterTexts
  readonly components: ComponentsText
}

export async function fetchLibrary(language: Language): Promise<Library> {
  const { words } = await (language === 'en' ? import('@arkwright/words/en/sets/reading') : OTHERS[language]())
  return libraryOf(words)
}

function libraryOf({ rules, components, waterFrame, cardGameCards }: ReadingSet): Library {
  return {
    chapters: rules,
    components: { ...boardComponents(waterFrame, components), ...cardComponents(cardGameCards, components) },
  }
}

/** The chapters of a game in reading order. */
export function chaptersOf({ chapters }: Library, game: GameKey): Readonly<Record<string, Chapter<string>>> {
  const texts: Readonly<Record<string, Chapter<string>>> = chapters
  return Object.fromEntries(Object.keys(PLANS[game]).flatMap(name => (texts[name] ? [[name, texts[name]]] : [])))
}
