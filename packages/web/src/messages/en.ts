// English: the words of the first page, and those of tables and reading pages.
import { boardContexts } from '@arkwright/words/en/board-contexts'
import { boardControl } from '@arkwright/words/en/board-control'
import { boardGame } from '@arkwright/words/en/board-game'
import { boardGameLog } from '@arkwright/words/en/board-game-log'
import { boardGameRefusals } from '@arkwright/words/en/board-game-refusals'
import { boardLanes } from '@arkwright/words/en/board-lanes'
import { cardGameCards } from '@arkwright/words/en/card-game-cards'
import { cardOptions } from '@arkwright/words/en/card-options'
import { coach } from '@arkwright/words/en/coach'
import { plan } from '@arkwright/words/en/plan'
import { questions } from '@arkwright/words/en/questions'
import { reading } from '@arkwright/words/en/reading'
import { tableFrame } from '@arkwright/words/en/table-frame'
import { told } from '@arkwright/words/en/told'
import { waterFrame } from '@arkwright/words/en/water-frame'
import { firstEn } from './first-en.ts'

export const en = {
  ...firstEn,
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
