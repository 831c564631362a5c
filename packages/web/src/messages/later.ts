// All words, for screens and parts that are loaded after the table: results, newspapers, replays, the menu.
import { enlarge, type Worded } from './first.ts'
import { laterEn } from './later-en.ts'

export type WholeCatalogue = Worded<typeof laterEn>

export const text: WholeCatalogue = enlarge(laterEn, {
  en: async () => laterEn,
  fr: async () => (await import('./later-fr.ts')).laterFr,
  de: async () => (await import('./later-de.ts')).laterDe,
})
