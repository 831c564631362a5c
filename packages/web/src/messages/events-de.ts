// German: the words of tables and reading pages, and those of events.
import { events } from '@arkwright/words/de/events'
import { de } from './de.ts'
import type { EventCatalogue } from './events.ts'

export const eventsDe: EventCatalogue = { ...de, events }
