// The words of the puzzles, added to all others.
import { puzzles } from '@arkwright/words/en/puzzles'
import { enlarge, type Worded } from '../messages/first.ts'
import { text as all } from '../messages/later.ts'

const en = { puzzles }

enlarge(en, {
  en: async () => en,
  fr: () => import('@arkwright/words/fr/puzzles'),
  de: () => import('@arkwright/words/de/puzzles'),
})

export const text = all as typeof all & Worded<typeof en>
