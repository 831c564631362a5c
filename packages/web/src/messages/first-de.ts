// German: the words of the first page.
import { common } from '@arkwright/words/de/common'
import { faults } from '@arkwright/words/de/faults'
import { lessons } from '@arkwright/words/de/lessons'
import { library } from '@arkwright/words/de/library'
import { online } from '@arkwright/words/de/online'
import { page } from '@arkwright/words/de/page'
import { service } from '@arkwright/words/de/service'
import { figuresIn } from './figures-in.ts'
import type { FirstWords } from './first.ts'

export const firstDe: FirstWords = {
  ...page,
  figures: figuresIn('de'),
  common,
  faults,
  lessons,
  library,
  online,
  service,
}
