// Where a figure comes from, in the reader's language. Sources that are the number of a section need no words.
import { isKey } from '../shell/is-key.ts'
import { text } from './messages/index.ts'

/** Where each game's sources are, the nearest first. */
const SECTIONS = {
  'spinning-jenny': ['jenny', 'board'],
  'water-frame': ['water', 'board'],
  'card-game': ['card'],
} as const

export function sourceText(game: string, figure: string, source: string): string {
  for (const section of isKey(SECTIONS, game) ? SECTIONS[game] : []) {
    const words: Readonly<Record<string, string>> = text.sources[section]
    const found = words[figure]
    if (found !== undefined) return found
  }
  return source
}
