// German: all words, those of results, newspapers, replays and the menu included.
import { changes } from '@arkwright/words/de/changes'
import { ending } from '@arkwright/words/de/ending'
import { explain } from '@arkwright/words/de/explain'
import { press } from '@arkwright/words/de/press'
import { replay } from '@arkwright/words/de/replay'
import { tableMenu } from '@arkwright/words/de/table-menu'
import { de } from './de.ts'
import type { WholeCatalogue } from './later.ts'

export const laterDe: WholeCatalogue = {
  ...de,
  changes,
  ending,
  explain,
  press,
  replay,
  tableMenu,
}
