// French: the words of every table, and those of the card game.
import { cardContexts } from '@arkwright/words/fr/card-contexts'
import { cardGame } from '@arkwright/words/fr/card-game'
import { cardGameLog } from '@arkwright/words/fr/card-game-log'
import { cardGameRefusals } from '@arkwright/words/fr/card-game-refusals'
import { cardLanes } from '@arkwright/words/fr/card-lanes'
import { fr } from '../../messages/fr.ts'
import type { CardWords } from './index.ts'

export const cardFr: CardWords = {
  ...fr,
  cardContexts,
  cardGame,
  cardGameLog,
  cardGameRefusals,
  cardLanes,
}
