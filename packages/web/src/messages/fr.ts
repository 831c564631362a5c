// French.
import { boardGame } from '@arkwright/words/fr/board-game'
import { boardGameLog } from '@arkwright/words/fr/board-game-log'
import { boardGameRefusals } from '@arkwright/words/fr/board-game-refusals'
import { boardLanes } from '@arkwright/words/fr/board-lanes'
import { cardContexts } from '@arkwright/words/fr/card-contexts'
import { cardGame } from '@arkwright/words/fr/card-game'
import { cardGameCards } from '@arkwright/words/fr/card-game-cards'
import { cardGameLog } from '@arkwright/words/fr/card-game-log'
import { cardGameRefusals } from '@arkwright/words/fr/card-game-refusals'
import { cardLanes } from '@arkwright/words/fr/card-lanes'
import { common } from '@arkwright/words/fr/common'
import { faults } from '@arkwright/words/fr/faults'
import { lessons } from '@arkwright/words/fr/lessons'
import { library } from '@arkwright/words/fr/library'
import { online } from '@arkwright/words/fr/online'
import { page } from '@arkwright/words/fr/page'
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
  cardContexts,
  cardGame,
  cardGameCards,
  cardGameLog,
  cardGameRefusals,
  cardLanes,
  common,
  faults,
  lessons,
  library,
  online,
  reading,
  replay,
  tableFrame,
  waterFrame,
}
