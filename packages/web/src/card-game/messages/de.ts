// German: the words of every table, and those of the card game.
import { cardContexts } from '@arkwright/words/de/card-contexts'
import { cardGame } from '@arkwright/words/de/card-game'
import { cardGameLog } from '@arkwright/words/de/card-game-log'
import { cardGameRefusals } from '@arkwright/words/de/card-game-refusals'
import { cardLanes } from '@arkwright/words/de/card-lanes'
import { de } from '../../messages/de.ts'
import type { CardWords } from './index.ts'

export const cardDe: CardWords = {
  ...de,
  cardContexts,
  cardGame,
  cardGameLog,
  cardGameRefusals,
  cardLanes,
}
