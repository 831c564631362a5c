// All words of the variants. Other screens do not load them.
import { words } from '@arkwright/words/en/sets/variants'
import { OTHERS } from '@arkwright/words/sets/variants'
import { enlarge } from '../../messages/first.ts'
import { text as table } from '../../messages/index.ts'

export const text = enlarge(table, words, OTHERS)
