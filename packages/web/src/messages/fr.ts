// French.
import { boardGame } from '@arkwright/words/fr/board-game'
import { boardGameLog } from '@arkwright/words/fr/board-game-log'
import { boardGameRefusals } from '@arkwright/words/fr/board-game-refusals'
import { common } from '@arkwright/words/fr/common'
import { lessons } from '@arkwright/words/fr/lessons'
import { library } from '@arkwright/words/fr/library'
import { page } from '@arkwright/words/fr/page'
import { reading } from '@arkwright/words/fr/reading'
import { replay } from '@arkwright/words/fr/replay'
import { figuresIn } from './figures-in.ts'
import { frCardGame } from './fr-card-game.ts'
import { frOnline } from './fr-online.ts'
import { frWaterFrame } from './fr-water-frame.ts'
import type { Catalogue } from './index.ts'

export const fr: Catalogue = {
  ...page,
  figures: figuresIn('fr'),
  common,
  boardGame,
  boardGameLog,
  boardGameRefusals,
  waterFrame: frWaterFrame,
  cardGame: frCardGame,
  library,
  lessons,
  replay,
  online: frOnline,
  reading,
}
