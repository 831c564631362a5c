// A handicap in words: which seats start with more cash or less.
import type { Handicap } from '@arkwright/kernel'
import { text } from '../messages/index.ts'

/** Undefined where every seat starts with the cash of the set-up. */
export function handicapWords(handicap: Handicap | undefined): string | undefined {
  const words = text.fairSeats
  const seats = (handicap ?? []).flatMap((by, seat) =>
    by === 0 ? [] : [words.seat({ colour: text.seats.colours[seat] ?? '', by })],
  )
  return seats.length === 0 ? undefined : words.handicap({ seats })
}
