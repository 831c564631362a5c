// All words for the pages of events.
import { words } from '@arkwright/words/en/sets/events'
import { OTHERS } from '@arkwright/words/sets/events'
import { enlarge } from './first.ts'
import { text as table } from './index.ts'

export const text = enlarge(table, words, OTHERS)
