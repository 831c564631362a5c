// English: the words of every table, and those of boxes and printings.
import { box } from '@arkwright/words/en/box'
import { figureFaults } from '@arkwright/words/en/figure-faults'
import { printings } from '@arkwright/words/en/printings'
import { sources } from '@arkwright/words/en/sources'
import { cardEn } from '../../card-game/messages/en.ts'

export const boxEn = { ...cardEn, box, figureFaults, printings, sources }
