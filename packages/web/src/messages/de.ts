// German: the words of the first page, and those of tables and reading pages.
import { boardGame } from '@arkwright/words/de/board-game'
import { boardGameLog } from '@arkwright/words/de/board-game-log'
import { boardGameRefusals } from '@arkwright/words/de/board-game-refusals'
import { cardGame } from '@arkwright/words/de/card-game'
import { cardGameCards } from '@arkwright/words/de/card-game-cards'
import { cardGameLog } from '@arkwright/words/de/card-game-log'
import { cardGameRefusals } from '@arkwright/words/de/card-game-refusals'
import { ending } from '@arkwright/words/de/ending'
import { press } from '@arkwright/words/de/press'
import { reading } from '@arkwright/words/de/reading'
import { replay } from '@arkwright/words/de/replay'
import { tableMenu } from '@arkwright/words/de/table-menu'
import { waterFrame } from '@arkwright/words/de/water-frame'
import { firstDe } from './first-de.ts'
import type { Catalogue } from './index.ts'

export const de: Catalogue = {
  ...firstDe,
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
