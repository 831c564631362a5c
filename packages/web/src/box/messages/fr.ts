// French: the words of every table, and those of boxes and printings.
import { box } from '@arkwright/words/fr/box'
import { figureFaults } from '@arkwright/words/fr/figure-faults'
import { printings } from '@arkwright/words/fr/printings'
import { sources } from '@arkwright/words/fr/sources'
import { cardFr } from '../../card-game/messages/fr.ts'
import type { BoxWords } from './index.ts'

export const boxFr: BoxWords = { ...cardFr, box, figureFaults, printings, sources }
