// The next round of a Swiss event: people with similar results meet, no two meet twice if that can be avoided, and everyone gets a
// seat held least often as far as possible.
import { chunks, type Group, Meetings, pairsIn, type Round } from './group.ts'
import { improve } from './improve.ts'
import { fairest, heldIn } from './seats.ts'

/** What a second meeting and an unfair seat weigh against the distance in the standings. */
const MET_BEFORE = 100_000
const UNFAIR_SEAT = 400

/**
 * `ranking`: the players of this round, best first, a multiple of `seats`. Empty places filled by bots are numbers too, at the end.
 * `played`: the rounds so far, by seat.
 */
export async function swissRound(ranking: readonly number[], played: readonly Round[], seats: number): Promise<Round> {
  const meetings = new Meetings(played)
  const held = heldIn(played, seats)
  const place = new Map(ranking.map((player, i) => [player, i]))
  const cost = (group: Group): number => {
    let sum = UNFAIR_SEAT * fairest(group, held).miss
    for (const [one, other] of pairsIn(group)) {
      sum += MET_BEFORE * meetings.of(one, other) + ((place.get(one) ?? 0) - (place.get(other) ?? 0)) ** 2
    }
    return sum
  }
  return (await improve(chunks(ranking, seats), cost)).map(group => fairest(group, held).seated)
}

/** Who sits out: the last in the standings among those who sat out least often. */
export function byeIn(ranking: readonly number[], byes: (player: number) => number): number | undefined {
  const fewest = Math.min(...ranking.map(byes))
  return ranking.findLast(player => byes(player) === fewest)
}
