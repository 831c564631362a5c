// An arena has no rounds: players who are free are seated together. Each group plays the first deal that none of them has
// seen, so the same deals come up at many tables.
import { type Group, Meetings, pairsIn, type Round } from './group.ts'
import { fairest, heldIn } from './seats.ts'

export interface ArenaTable {
  readonly seated: Group
  /** Number of the deal, from 1. */
  readonly deal: number
}

/**
 * `waiting`: free players, best first. `played`: the tables so far, by seat. `seen`: the deals a player has had. Players who remain
 * are too few for a table.
 */
export function arenaTables(
  waiting: readonly number[],
  played: Round,
  seats: number,
  seen: (player: number) => ReadonlySet<number>,
): { tables: ArenaTable[]; left: number[] } {
  const meetings = new Meetings([played])
  const held = heldIn([played], seats)
  const left = [...waiting]
  const tables: ArenaTable[] = []
  while (left.length >= seats) {
    const group = left.splice(0, 1)
    while (group.length < seats) {
      // The one met least often; among these the nearest in the standings.
      const metBy = (player: number) => pairsIn([player, ...group]).reduce((sum, [a, b]) => sum + meetings.of(a, b), 0)
      const times = left.map(metBy)
      const next = times.indexOf(Math.min(...times))
      group.push(...left.splice(next, 1))
    }
    meetings.add([group])
    tables.push({ seated: fairest(group, held).seated, deal: firstUnseen(group, seen) })
  }
  return { tables, left }
}

function firstUnseen(group: Group, seen: (player: number) => ReadonlySet<number>): number {
  let deal = 1
  while (group.some(player => seen(player).has(deal))) deal++
  return deal
}
