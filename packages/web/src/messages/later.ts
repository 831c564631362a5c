// All words, for screens and parts that are loaded after the table: results, newspapers, replays, the menu.
import { words } from '@arkwright/words/en/sets/later'
import { OTHERS } from '@arkwright/words/sets/later'
import { enlarge } from './first.ts'
import { text as table } from './index.ts'

export const text = enlarge(table, words, OTHERS)
