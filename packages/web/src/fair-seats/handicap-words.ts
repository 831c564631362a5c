// A handicap in words: which seats start with more cash or less, or with a higher share value.
import type { Handicap, HandicapOptions } from '@arkwright/kernel'
import { text } from '../messages/fair-seats.ts'

/** Undefined where every seat starts as in the set-up. */
export function handicapWords({ handicap, valueHandicap }: HandicapOptions): string | undefined {
  const words = text.fairSeats
  if (handicap !== undefined) return words.handicap({ seats: seatsOf(handicap) })
  return valueHandicap && words.valueHandicap({ seats: seatsOf(valueHandicap) })
}

function seatsOf(handicap: Handicap): string[] {
  return handicap.flatMap((by, seat) =>
    by === 0 ? [] : [text.fairSeats.seat({ colour: text.seats.colours[seat] ?? '', by })],
  )
}
