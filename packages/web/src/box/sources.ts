// Where a figure comes from, in the reader's language. Sources that are the number of a section need no words.
import { isKey } from '../shell/is-key.ts'
import { text } from './messages/index.ts'

const OWN = { 'spinning-jenny': 'jenny', 'water-frame': 'water', 'card-game': 'card' } as const

export function sourceText(game: string, figure: string, source: string): string {
  const { sources } = text
  const own = isKey(OWN, game) ? sources[OWN[game]] : {}
  if (isKey(own, figure)) return own[figure]
  return game !== 'card-game' && isKey(sources.board, figure) ? sources.board[figure] : source
}
