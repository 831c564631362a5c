// English: all words, those of results, newspapers, replays and the menu included.
import { changes } from '@arkwright/words/en/changes'
import { ending } from '@arkwright/words/en/ending'
import { explain } from '@arkwright/words/en/explain'
import { press } from '@arkwright/words/en/press'
import { replay } from '@arkwright/words/en/replay'
import { tableMenu } from '@arkwright/words/en/table-menu'
import { en } from './en.ts'

export const laterEn = {
  ...en,
  changes,
  ending,
  explain,
  press,
  replay,
  tableMenu,
}
