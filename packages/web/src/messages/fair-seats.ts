// All words for fair seats and what hosts offer.
import { words } from '@arkwright/words/en/sets/fair-seats'
import { OTHERS } from '@arkwright/words/sets/fair-seats'
import { enlarge } from './first.ts'
import { text as table } from './index.ts'

export const text = enlarge(table, words, OTHERS)
