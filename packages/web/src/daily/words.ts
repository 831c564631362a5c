// The words of the Daily Mill, added to all others.
import { daily } from '@arkwright/words/en/daily'
import { enlarge, type Worded } from '../messages/first.ts'
import { text as all } from '../messages/later.ts'

const en = { daily }

enlarge(en, {
  en: async () => en,
  fr: () => import('@arkwright/words/fr/daily'),
  de: () => import('@arkwright/words/de/daily'),
})

export const text = all as typeof all & Worded<typeof en>
