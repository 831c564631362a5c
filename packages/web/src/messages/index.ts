// The words of the first page, and those of tables and reading pages. French and German are fetched when somebody wants them.
import { words } from '@arkwright/words/en/sets/table'
import { OTHERS } from '@arkwright/words/sets/table'
import { enlarge, text as first } from './first.ts'

export { speak } from './first.ts'

export const text = enlarge(first, words, OTHERS)

export type Catalogue = typeof text
