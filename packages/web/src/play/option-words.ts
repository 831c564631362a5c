// The texts of each game's options, by option name. Read during rendering, since the language can change.
import { text } from '../messages/index.ts'
import type { OptionWords } from './options.ts'

export function optionWordsOf(game: string): Readonly<Record<string, OptionWords>> {
  if (game === 'spinning-jenny') return text.boardGame.options
  if (game === 'water-frame') return text.waterFrame.options
  if (game !== 'card-game') return {}
  const { factories, found, expert, modules, all } = text.cardGame.options
  return { factories: { name: factories, values: found }, expert: { name: expert, values: modules, all } }
}
