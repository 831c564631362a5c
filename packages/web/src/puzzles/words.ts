// The words of the puzzles, added to all others.
import { words } from '@arkwright/words/en/sets/puzzles'
import { OTHERS } from '@arkwright/words/sets/puzzles'
import { enlarge } from '../messages/first.ts'
import { text as all } from '../messages/later.ts'

export const text = enlarge(all, words, OTHERS)
