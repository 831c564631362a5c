// English: all words, those of results, newspapers, replays and the menu included.
import { ending } from '@arkwright/words/en/ending'
import { press } from '@arkwright/words/en/press'
import { replay } from '@arkwright/words/en/replay'
import { tableMenu } from '@arkwright/words/en/table-menu'
import { en } from './en.ts'

export const laterEn = {
  ...en,
  ending,
  press,
  replay,
  tableMenu,
}
