// French: the words of tables and reading pages, and those of events.
import { events } from '@arkwright/words/fr/events'
import type { EventCatalogue } from './events.ts'
import { fr } from './fr.ts'

export const eventsFr: EventCatalogue = { ...fr, events }
