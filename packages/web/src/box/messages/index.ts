// All words of boxes, printings and sources. Other screens do not load them.
import { words } from '@arkwright/words/en/sets/box'
import { OTHERS } from '@arkwright/words/sets/box'
import { text as table } from '../../card-game/messages/index.ts'
import { enlarge } from '../../messages/first.ts'

export const text = enlarge(table, words, OTHERS)
