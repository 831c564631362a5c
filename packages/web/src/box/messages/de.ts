// German: the words of every table, and those of boxes and printings.
import { box } from '@arkwright/words/de/box'
import { figureFaults } from '@arkwright/words/de/figure-faults'
import { printings } from '@arkwright/words/de/printings'
import { sources } from '@arkwright/words/de/sources'
import { cardDe } from '../../card-game/messages/de.ts'
import type { BoxWords } from './index.ts'

export const boxDe: BoxWords = { ...cardDe, box, figureFaults, printings, sources }
