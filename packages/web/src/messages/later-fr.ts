// French: all words, those of results, newspapers, replays and the menu included.
import { changes } from '@arkwright/words/fr/changes'
import { ending } from '@arkwright/words/fr/ending'
import { explain } from '@arkwright/words/fr/explain'
import { press } from '@arkwright/words/fr/press'
import { replay } from '@arkwright/words/fr/replay'
import { tableMenu } from '@arkwright/words/fr/table-menu'
import { fr } from './fr.ts'
import type { WholeCatalogue } from './later.ts'

export const laterFr: WholeCatalogue = {
  ...fr,
  changes,
  ending,
  explain,
  press,
  replay,
  tableMenu,
}
