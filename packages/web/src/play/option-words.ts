// The texts of each game's options, by option name. Read during rendering, since the language can change.
import { text } from '../messages/index.ts'
import { GAMES } from './catalogue.ts'
import type { OptionWords } from './options.ts'

export function optionWordsOf(game: string): Readonly<Record<string, OptionWords>> {
  return GAMES.find(({ id }) => id === game)?.optionWords(text) ?? {}
}
