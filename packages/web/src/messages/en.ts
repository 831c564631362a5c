// English: the words of the first page, and those of tables and reading pages.
import { boardGame } from '@arkwright/words/en/board-game'
import { boardGameLog } from '@arkwright/words/en/board-game-log'
import { boardGameRefusals } from '@arkwright/words/en/board-game-refusals'
import { cardGame } from '@arkwright/words/en/card-game'
import { cardGameCards } from '@arkwright/words/en/card-game-cards'
import { cardGameLog } from '@arkwright/words/en/card-game-log'
import { cardGameRefusals } from '@arkwright/words/en/card-game-refusals'
import { ending } from '@arkwright/words/en/ending'
import { press } from '@arkwright/words/en/press'
import { reading } from '@arkwright/words/en/reading'
import { replay } from '@arkwright/words/en/replay'
import { tableMenu } from '@arkwright/words/en/table-menu'
import { waterFrame } from '@arkwright/words/en/water-frame'
import { firstEn } from './first-en.ts'

export const en = {
  ...firstEn,
  boardGame,
  boardGameLog,
  boardGameRefusals,
  cardGame,
  cardGameCards,
  cardGameLog,
  cardGameRefusals,
  ending,
  press,
  reading,
  replay,
  tableMenu,
  waterFrame,
}
