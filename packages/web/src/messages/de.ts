// German.
import { boardGame } from '@arkwright/words/de/board-game'
import { boardGameLog } from '@arkwright/words/de/board-game-log'
import { boardGameRefusals } from '@arkwright/words/de/board-game-refusals'
import { common } from '@arkwright/words/de/common'
import { lessons } from '@arkwright/words/de/lessons'
import { library } from '@arkwright/words/de/library'
import { page } from '@arkwright/words/de/page'
import { reading } from '@arkwright/words/de/reading'
import { replay } from '@arkwright/words/de/replay'
import { deCardGame } from './de-card-game.ts'
import { deOnline } from './de-online.ts'
import { deWaterFrame } from './de-water-frame.ts'
import { figuresIn } from './figures-in.ts'
import type { Catalogue } from './index.ts'

export const de: Catalogue = {
  ...page,
  figures: figuresIn('de'),
  common,
  boardGame,
  boardGameLog,
  boardGameRefusals,
  waterFrame: deWaterFrame,
  cardGame: deCardGame,
  library,
  lessons,
  replay,
  online: deOnline,
  reading,
}
