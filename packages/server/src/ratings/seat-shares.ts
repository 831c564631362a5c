// How often each seat wins among equals. In some set-ups the seats are far from even, and a rating without this correction
// would call the better seat the better player.
import { LADDERS } from '@arkwright/bots'

/** Bots playing against themselves show the seat's full effect. For people we expect half of it, in log-odds. */
const WEIGHT = 0.5

/** The shares add up to 1. Seats count as even where nothing was measured. */
export function seatShares(game: string, players: number): readonly number[] {
  const measured = LADDERS.get(game)?.seatShares[players] ?? Array.from({ length: players }, () => 1)
  const weighed = measured.map(share => share ** WEIGHT)
  const sum = weighed.reduce((total, share) => total + share, 0)
  return weighed.map(share => share / sum)
}
