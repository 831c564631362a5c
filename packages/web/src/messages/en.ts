// English. The areas of packages/words, and those that have not moved there yet.
import { boardGame } from '@arkwright/words/en/board-game'
import { boardGameLog } from '@arkwright/words/en/board-game-log'
import { boardGameRefusals } from '@arkwright/words/en/board-game-refusals'
import { common } from '@arkwright/words/en/common'
import { lessons } from '@arkwright/words/en/lessons'
import { library } from '@arkwright/words/en/library'
import { page } from '@arkwright/words/en/page'
import { reading } from '@arkwright/words/en/reading'
import { replay } from '@arkwright/words/en/replay'
import { enCardGame } from './en-card-game.ts'
import { enOnline } from './en-online.ts'
import { enWaterFrame } from './en-water-frame.ts'
import { figuresIn } from './figures-in.ts'

export const en = {
  ...page,
  figures: figuresIn('en'),
  common,
  boardGame,
  boardGameLog,
  boardGameRefusals,
  library,
  lessons,
  replay,
  online: enOnline,
  reading,
  waterFrame: enWaterFrame,
  cardGame: enCardGame,
}
