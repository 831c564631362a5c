// The words of the Daily Mill, added to all others.
import { words } from '@arkwright/words/en/sets/daily'
import { OTHERS } from '@arkwright/words/sets/daily'
import { enlarge } from '../messages/first.ts'
import { text as all } from '../messages/later.ts'

export const text = enlarge(all, words, OTHERS)
