// English: the words of every table, and those of the card game.
import { cardContexts } from '@arkwright/words/en/card-contexts'
import { cardGame } from '@arkwright/words/en/card-game'
import { cardGameLog } from '@arkwright/words/en/card-game-log'
import { cardGameRefusals } from '@arkwright/words/en/card-game-refusals'
import { cardLanes } from '@arkwright/words/en/card-lanes'
import { en } from '../../messages/en.ts'

export const cardEn = {
  ...en,
  cardContexts,
  cardGame,
  cardGameLog,
  cardGameRefusals,
  cardLanes,
}
