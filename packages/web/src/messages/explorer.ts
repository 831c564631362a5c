// All words, those of the explorer included.
import { words } from '@arkwright/words/en/sets/explorer'
import { OTHERS } from '@arkwright/words/sets/explorer'
import { enlarge } from './first.ts'
import { text as later } from './later.ts'

export const text = enlarge(later, words, OTHERS)
