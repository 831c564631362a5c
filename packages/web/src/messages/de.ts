// German.
import { boardGame } from '@arkwright/words/de/board-game'
import { boardGameLog } from '@arkwright/words/de/board-game-log'
import { boardGameRefusals } from '@arkwright/words/de/board-game-refusals'
import { boardLanes } from '@arkwright/words/de/board-lanes'
import { cardContexts } from '@arkwright/words/de/card-contexts'
import { cardGame } from '@arkwright/words/de/card-game'
import { cardGameCards } from '@arkwright/words/de/card-game-cards'
import { cardGameLog } from '@arkwright/words/de/card-game-log'
import { cardGameRefusals } from '@arkwright/words/de/card-game-refusals'
import { cardLanes } from '@arkwright/words/de/card-lanes'
import { common } from '@arkwright/words/de/common'
import { faults } from '@arkwright/words/de/faults'
import { lessons } from '@arkwright/words/de/lessons'
import { library } from '@arkwright/words/de/library'
import { online } from '@arkwright/words/de/online'
import { page } from '@arkwright/words/de/page'
import { reading } from '@arkwright/words/de/reading'
import { replay } from '@arkwright/words/de/replay'
import { tableFrame } from '@arkwright/words/de/table-frame'
import { waterFrame } from '@arkwright/words/de/water-frame'
import { figuresIn } from './figures-in.ts'
import type { Catalogue } from './index.ts'

export const de: Catalogue = {
  ...page,
  figures: figuresIn('de'),
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
