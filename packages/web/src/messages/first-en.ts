// English: the words of the first page.
import { common } from '@arkwright/words/en/common'
import { faults } from '@arkwright/words/en/faults'
import { lessons } from '@arkwright/words/en/lessons'
import { library } from '@arkwright/words/en/library'
import { online } from '@arkwright/words/en/online'
import { page } from '@arkwright/words/en/page'
import { service } from '@arkwright/words/en/service'
import { figuresIn } from './figures-in.ts'

export const firstEn = {
  ...page,
  figures: figuresIn('en'),
  common,
  faults,
  lessons,
  library,
  online,
  service,
}
