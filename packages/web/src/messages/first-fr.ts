// French: the words of the first page.
import { common } from '@arkwright/words/fr/common'
import { faults } from '@arkwright/words/fr/faults'
import { lessons } from '@arkwright/words/fr/lessons'
import { library } from '@arkwright/words/fr/library'
import { online } from '@arkwright/words/fr/online'
import { page } from '@arkwright/words/fr/page'
import { service } from '@arkwright/words/fr/service'
import { figuresIn } from './figures-in.ts'
import type { FirstWords } from './first.ts'

export const firstFr: FirstWords = {
  ...page,
  figures: figuresIn('fr'),
  common,
  faults,
  lessons,
  library,
  online,
  service,
}
