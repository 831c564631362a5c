// English: the words of tables and reading pages, and those of events.
import { events } from '@arkwright/words/en/events'
import { en } from './en.ts'

export const eventsEn = { ...en, events }
