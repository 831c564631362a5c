// French: the words of tables and reading pages, and those of fair seats.
import { fairSeats } from '@arkwright/words/fr/fair-seats'
import type { FairSeatsCatalogue } from './fair-seats.ts'
import { fr } from './fr.ts'

export const fairSeatsFr: FairSeatsCatalogue = { ...fr, fairSeats }
