// Corrects the shares of an event for the rivals each player met. How strong everyone is follows from the results of the event itself:
// a player's strength is the mean of their results, each with the strength of the strongest rival at that table added. So corrected,
// a result is compared with all results at the same seat in the event.
import { type Absence, leadsIn, type Result, type Scored } from './scoring.ts'
import { type Match, strengthsOf } from './strength.ts'

/** By entry: what is added to the share of this round. */
export type Corrections = ReadonlyMap<number, number>

/** A round that counts. */
export interface Deal {
  readonly results: readonly Result[]
  readonly scored: readonly Scored[]
}

/** Bots that fill places, and those that finish the game of an absent player, count as one player. */
const SUBSTITUTE = -1

export function correctionsFor(deals: readonly Deal[], absence: Absence): Corrections[] {
  const matches = deals.map(({ results }) => matchesIn(results, absence))
  const strength = strengthsOf(matches.flat())
  const worth = ({ result, rivals }: Match) => result + Math.max(...rivals.map(rival => strength.get(rival) ?? 0))
  const bySeat = Map.groupBy(matches.flat(), ({ seat }) => seat)
  const sorted = new Map([...bySeat].map(([seat, all]) => [seat, all.map(worth).toSorted((a, b) => a - b)]))
  return deals.map(({ scored }, deal) => {
    const byPlayer = new Map(matches[deal]?.map(match => [match.who, match]))
    return new Map(
      scored.flatMap(({ entry, share }) => {
        const mine = byPlayer.get(entry)
        const all = mine && sorted.get(mine.seat)
        // An absent player has 0 %. The only result at a seat has nothing to be compared with.
        if (mine === undefined || all === undefined || all.length < 2) return []
        return [[entry, shareAmong(worth(mine), all) - share] as const]
      }),
    )
  })
}

function matchesIn(results: readonly Result[], absence: Absence): Match[] {
  const whoIs = ({ entry, absent }: Result) => (entry === null || (absent && absence === 'scored') ? SUBSTITUTE : entry)
  const tables = Map.groupBy(leadsIn(results), ({ board }) => board)
  const whole = [...tables.values()].filter(table => table.length > 1)
  return whole.flatMap(table =>
    table.map(one => ({
      seat: one.seat,
      who: whoIs(one),
      rivals: table.filter(({ seat }) => seat !== one.seat).map(whoIs),
      result: flattened(one.lead),
    })),
  )
}

/** Who wins by twice as much is not twice as good: much of a large lead is the weakness of others. */
function flattened(lead: number): number {
  return Math.sign(lead) * Math.cbrt(lead * lead)
}

/** Strengths are computed step by step. Results that differ by less are equal. */
const TIED = 1e-3

/** How many of the others a value beats, as a share. `sorted` includes the value itself. */
function shareAmong(value: number, sorted: readonly number[]): number {
  const below = countBelow(sorted, value - TIED)
  const tied = countBelow(sorted, value + TIED) - below - 1
  return (below + tied / 2) / (sorted.length - 1)
}

function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((sorted[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
