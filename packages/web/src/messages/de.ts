// German: the words of the first page, and those of tables and reading pages.
import { boardContexts } from '@arkwright/words/de/board-contexts'
import { boardControl } from '@arkwright/words/de/board-control'
import { boardGame } from '@arkwright/words/de/board-game'
import { boardGameLog } from '@arkwright/words/de/board-game-log'
import { boardGameRefusals } from '@arkwright/words/de/board-game-refusals'
import { boardLanes } from '@arkwright/words/de/board-lanes'
import { cardGameCards } from '@arkwright/words/de/card-game-cards'
import { cardOptions } from '@arkwright/words/de/card-options'
import { coach } from '@arkwright/words/de/coach'
import { plan } from '@arkwright/words/de/plan'
import { questions } from '@arkwright/words/de/questions'
import { reading } from '@arkwright/words/de/reading'
import { tableFrame } from '@arkwright/words/de/table-frame'
import { told } from '@arkwright/words/de/told'
import { waterFrame } from '@arkwright/words/de/water-frame'
import { firstDe } from './first-de.ts'
import type { Catalogue } from './index.ts'

export const de: Catalogue = {
  ...firstDe,
  boardContexts,
  boardControl,
  boardGame,
  boardGameLog,
  boardGameRefusals,
  boardLanes,
  cardGameCards,
  cardOptions,
  coach,
  plan,
  questions,
  reading,
  tableFrame,
  told,
  waterFrame,
}
