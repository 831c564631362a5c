// All words for the pages of events.
import { eventsEn } from './events-en.ts'
import { enlarge, type Worded } from './first.ts'

export type EventCatalogue = Worded<typeof eventsEn>

export const text: EventCatalogue = enlarge(eventsEn, {
  en: async () => eventsEn,
  fr: async () => (await import('./events-fr.ts')).eventsFr,
  de: async () => (await import('./events-de.ts')).eventsDe,
})
