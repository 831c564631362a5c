// French.
import { boardGame } from '@arkwright/words/fr/board-game'
import { boardGameLog } from '@arkwright/words/fr/board-game-log'
import { boardGameRefusals } from '@arkwright/words/fr/board-game-refusals'
import { boardLanes } from '@arkwright/words/fr/board-lanes'
import { cardGame } from '@arkwright/words/fr/card-game'
import { cardGameCards } from '@arkwright/words/fr/card-game-cards'
import { cardGameLog } from '@arkwright/words/fr/card-game-log'
import { cardGameRefusals } from '@arkwright/words/fr/card-game-refusals'
import { coach } from '@arkwright/words/fr/coach'
import { common } from '@arkwright/words/fr/common'
import { explain } from '@arkwright/words/fr/explain'
import { faults } from '@arkwright/words/fr/faults'
import { lessons } from '@arkwright/words/fr/lessons'
import { library } from '@arkwright/words/fr/library'
import { online } from '@arkwright/words/fr/online'
import { page } from '@arkwright/words/fr/page'
import { plan } from '@arkwright/words/fr/plan'
import { questions } from '@arkwright/words/fr/questions'
import { reading } from '@arkwright/words/fr/reading'
import { replay } from '@arkwright/words/fr/replay'
import { tableFrame } from '@arkwright/words/fr/table-frame'
import { waterFrame } from '@arkwright/words/fr/water-frame'
import { figuresIn } from './figures-in.ts'
import type { Catalogue } from './index.ts'

export const fr: Catalogue = {
  ...page,
  figures: figuresIn('fr'),
  boardGame,
  boardGameLog,
  boardGameRefusals,
  boardLanes,
  cardGame,
  cardGameCards,
  cardGameLog,
  cardGameRefusals,
  coach,
  common,
  explain,
  faults,
  lessons,
  library,
  online,
  plan,
  questions,
  reading,
  replay,
  tableFrame,
  waterFrame,
}
