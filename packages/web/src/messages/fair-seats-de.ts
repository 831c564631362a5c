// German: the words of tables and reading pages, and those of fair seats.
import { fairSeats } from '@arkwright/words/de/fair-seats'
import { de } from './de.ts'
import type { FairSeatsCatalogue } from './fair-seats.ts'

export const fairSeatsDe: FairSeatsCatalogue = { ...de, fairSeats }
