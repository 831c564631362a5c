// English: the areas of packages/words that the page loads at once.
import { boardGame } from '@arkwright/words/en/board-game'
import { boardGameLog } from '@arkwright/words/en/board-game-log'
import { boardGameRefusals } from '@arkwright/words/en/board-game-refusals'
import { boardLanes } from '@arkwright/words/en/board-lanes'
import { cardContexts } from '@arkwright/words/en/card-contexts'
import { cardGame } from '@arkwright/words/en/card-game'
import { cardGameCards } from '@arkwright/words/en/card-game-cards'
import { cardGameLog } from '@arkwright/words/en/card-game-log'
import { cardGameRefusals } from '@arkwright/words/en/card-game-refusals'
import { cardLanes } from '@arkwright/words/en/card-lanes'
import { common } from '@arkwright/words/en/common'
import { faults } from '@arkwright/words/en/faults'
import { lessons } from '@arkwright/words/en/lessons'
import { library } from '@arkwright/words/en/library'
import { online } from '@arkwright/words/en/online'
import { page } from '@arkwright/words/en/page'
import { reading } from '@arkwright/words/en/reading'
import { replay } from '@arkwright/words/en/replay'
import { tableFrame } from '@arkwright/words/en/table-frame'
import { waterFrame } from '@arkwright/words/en/water-frame'
import { figuresIn } from './figures-in.ts'

export const en = {
  ...page,
  figures: figuresIn('en'),
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
