// All words of the page. A language is a file of the same shape as en.ts; French and German are fetched when somebody wants them.
import { en } from './en.ts'
import { enlarge, type Worded } from './first.ts'

export { speak } from './first.ts'

export type Catalogue = Worded<typeof en>

export const text: Catalogue = enlarge(en, {
  en: async () => en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
})
