// English: the words of tables and reading pages, and those of fair seats.
import { fairSeats } from '@arkwright/words/en/fair-seats'
import { en } from './en.ts'

export const fairSeatsEn = { ...en, fairSeats }
