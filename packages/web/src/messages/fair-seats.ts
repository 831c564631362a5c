// All words for fair seats and what hosts offer.
import { fairSeatsEn } from './fair-seats-en.ts'
import { enlarge, type Worded } from './first.ts'

export type FairSeatsCatalogue = Worded<typeof fairSeatsEn>

export const text: FairSeatsCatalogue = enlarge(fairSeatsEn, {
  en: async () => fairSeatsEn,
  fr: async () => (await import('./fair-seats-fr.ts')).fairSeatsFr,
  de: async () => (await import('./fair-seats-de.ts')).fairSeatsDe,
})
