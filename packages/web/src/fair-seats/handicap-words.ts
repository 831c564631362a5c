// A handicap in words: which seats start with more cash or less, or with a higher share value, or get more at the end.
import type { Handicap, HandicapOptions } from '@arkwright/kernel'
import { text } from '../messages/fair-seats.ts'

/** Undefined where every seat starts as in the set-up. */
export function handicapWords({ handicap, valueHandicap, scoreHandicap }: HandicapOptions): string | undefined {
  const words = text.fairSeats
  if (handicap !== undefined) return words.handicap({ seats: seatsOf(handicap) })
  if (valueHandicap !== undefined) return words.valueHandicap({ seats: seatsOf(valueHandicap) })
  return scoreHandicap && words.scoreHandicap({ seats: seatsOf(scoreHandicap) })
}

function seatsOf(handicap: Handicap): string[] {
  return handicap.flatMap((by, seat) =>
    by === 0 ? [] : [text.fairSeats.seat({ colour: text.seats.colours[seat] ?? '', by })],
  )
}
