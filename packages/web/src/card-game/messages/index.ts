// All words of the card game’s table. A table of another game does not load them.
import { words } from '@arkwright/words/en/sets/card-table'
import { OTHERS } from '@arkwright/words/sets/card-table'
import { enlarge } from '../../messages/first.ts'
import { text as table } from '../../messages/index.ts'

export const text = enlarge(table, words, OTHERS)
