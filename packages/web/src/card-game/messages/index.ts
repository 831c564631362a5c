// All words of the card game's table. A table of another game does not load them.
import { enlarge, type Worded } from '../../messages/first.ts'
import { cardEn } from './en.ts'

export type CardWords = Worded<typeof cardEn>

export const text: CardWords = enlarge(cardEn, {
  en: async () => cardEn,
  fr: async () => (await import('./fr.ts')).cardFr,
  de: async () => (await import('./de.ts')).cardDe,
})
