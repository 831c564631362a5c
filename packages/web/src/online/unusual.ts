// What sets a table apart from the standard game: printing, variant, handicap, bids for seats. Shown before anyone sits down.
import { handicapIn, printingIn } from '@arkwright/kernel'
import type { Table } from '@arkwright/server/client'
import { handicapWords } from '../fair-seats/handicap-words.ts'
import { text } from '../messages/fair-seats.ts'

export function unusualLines({ options, bidding }: Pick<Table, 'options' | 'bidding'>): string[] {
  const words = text.fairSeats
  const printing = printingIn(options)
  const handicap = handicapWords(handicapIn(options))
  return [
    ...(printing === undefined ? [] : [words.printing({ name: printing.name })]),
    ...(printing?.variant === undefined ? [] : [words.variant({ name: printing.variant })]),
    ...(handicap === undefined ? [] : [handicap]),
    ...(bidding === null ? [] : [words.byBids]),
  ]
}
