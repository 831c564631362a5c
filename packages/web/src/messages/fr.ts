// French: the words of the first page, and those of tables and reading pages.
import { boardContexts } from '@arkwright/words/fr/board-contexts'
import { boardControl } from '@arkwright/words/fr/board-control'
import { boardGame } from '@arkwright/words/fr/board-game'
import { boardGameLog } from '@arkwright/words/fr/board-game-log'
import { boardGameRefusals } from '@arkwright/words/fr/board-game-refusals'
import { boardLanes } from '@arkwright/words/fr/board-lanes'
import { cardGameCards } from '@arkwright/words/fr/card-game-cards'
import { cardOptions } from '@arkwright/words/fr/card-options'
import { coach } from '@arkwright/words/fr/coach'
import { plan } from '@arkwright/words/fr/plan'
import { questions } from '@arkwright/words/fr/questions'
import { reading } from '@arkwright/words/fr/reading'
import { tableFrame } from '@arkwright/words/fr/table-frame'
import { told } from '@arkwright/words/fr/told'
import { waterFrame } from '@arkwright/words/fr/water-frame'
import { firstFr } from './first-fr.ts'
import type { Catalogue } from './index.ts'

export const fr: Catalogue = {
  ...firstFr,
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
