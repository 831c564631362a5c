// Tournaments drawn from the pool: with duplicate deals and scoring, or with plain seating.
import { type RandomState, randomBelow } from '@arkwright/kernel'
import type { SCORINGS } from '../../packages/server/src/storage/event-tables.ts'
import { correctionsFor, type Deal } from '../../packages/server/src/tournaments/rivals.ts'
import { chunks, type Round } from '../../packages/server/src/tournaments/schedules/group.ts'
import { type Result, scoreDeal, standings } from '../../packages/server/src/tournaments/scoring.ts'
import { numberOf, type Played } from './pool.ts'

export interface Pool {
  readonly seats: number
  readonly levels: number
  readonly deals: number
  /** How often each line-up plays a deal. */
  readonly times: number
  /** By deal, then by time, then by line-up. */
  readonly games: readonly Played[]
}

/** Players have levels in turn: 0, 1, 2, 0, 1, 2, and so on. */
const levelOf = (player: number, pool: Pool) => player % pool.levels

function gameOf(pool: Pool, deal: number, table: readonly number[], random: RandomState): Played {
  const line = table.map(player => levelOf(player, pool))
  const time = randomBelow(random, pool.times)
  const found = pool.games[(deal * pool.times + time) * pool.levels ** pool.seats + numberOf(line, pool.levels)]
  if (found === undefined) throw new Error(`the pool has no deal ${deal}`)
  return found
}

function shuffled(players: number, random: RandomState): number[] {
  const left = Array.from({ length: players }, (_, i) => i)
  return Array.from({ length: players }, () => left.splice(randomBelow(random, left.length), 1)[0] ?? 0)
}

type Scoring = (typeof SCORINGS)[number]

/** The points of each player after each round. */
export type PointsByRound = readonly (readonly number[])[]

/**
 * The same deal at all tables of a round, seats in balanced blocks, scored as the server does: compared with the same seat, and
 * corrected for the rivals or not.
 */
export function duplicateCourses(
  pool: Pool,
  schedule: readonly Round[],
  players: number,
  random: RandomState,
): Record<Scoring, PointsByRound> {
  // The schedule is the same for every run; who holds which number is not.
  const who = shuffled(players, random)
  const entries = Array.from({ length: players }, (_, entry) => entry)
  const deals = schedule.map((round): Deal => {
    const deal = randomBelow(random, pool.deals)
    const results = round.flatMap((table, board): Result[] => {
      const seated = table.map(number => who[number] ?? 0)
      const { scores, ranks } = gameOf(pool, deal, seated, random)
      return seated.map((entry, seat) => ({
        board,
        seat,
        entry,
        score: scores[seat] ?? 0,
        rank: ranks[seat] ?? pool.seats,
        absent: false,
      }))
    })
    return { results, scored: scoreDeal(results, 'scored') }
  })
  const pointsAfter = (rounds: number, scoring: Scoring): number[] => {
    const played = deals.slice(0, rounds)
    const corrections = scoring === 'rivals' ? correctionsFor(played, 'scored') : []
    const lines = standings(
      entries,
      played.map(({ scored }, i) => ({ scored, byes: [], corrections: corrections[i] })),
    )
    return lines.toSorted((one, other) => one.entry - other.entry).map(({ points }) => points)
  }
  const course = (scoring: Scoring): PointsByRound => deals.map((_, i) => pointsAfter(i + 1, scoring))
  return { seat: course('seat'), rivals: course('rivals') }
}

/** Everyone at a random table and seat, another deal at each table, scored by the place at the table or by wins alone. */
export function plainCourse(
  pool: Pool,
  rounds: number,
  players: number,
  random: RandomState,
  by: 'place' | 'win',
): PointsByRound {
  const points = Array.from({ length: players }, () => 0)
  return Array.from({ length: rounds }, () => {
    for (const table of chunks(shuffled(players, random), pool.seats)) {
      const { ranks } = gameOf(pool, randomBelow(random, pool.deals), table, random)
      for (const [seat, player] of table.entries()) {
        const rank = ranks[seat] ?? pool.seats
        const others = ranks.filter((_, other) => other !== seat)
        const beaten = others.map(one => (one > rank ? 1 : one === rank ? 0.5 : 0))
        const place = beaten.reduce<number>((sum, one) => sum + one, 0) / others.length
        points[player] = (points[player] ?? 0) + (by === 'place' ? place : rank === 1 ? 1 : 0)
      }
    }
    return [...points]
  })
}

/** Everyone against the same bots: with one deal for all, compared with the others, or with another deal for each, scored by the place. */
export function aloneCourse(
  pool: Pool,
  each: number,
  rounds: number,
  players: number,
  random: RandomState,
  way: 'duplicate' | 'plain',
): PointsByRound {
  const points = Array.from({ length: players }, () => 0)
  const ups = pool.levels * each
  return Array.from({ length: rounds }, () => {
    const common = randomBelow(random, pool.deals)
    const results = points.flatMap((_, player): Result[] => {
      const deal = way === 'duplicate' ? common : randomBelow(random, pool.deals)
      // The person's seat goes round with the deals.
      const mine = deal % pool.seats
      const found = pool.games[deal * ups + randomBelow(random, each) * pool.levels + levelOf(player, pool)]
      if (found === undefined) throw new Error(`the pool has no deal ${deal}`)
      return found.scores.map((score, seat) => ({
        board: player,
        seat,
        entry: seat === mine ? player : null,
        score,
        rank: found.ranks[seat] ?? pool.seats,
        absent: false,
      }))
    })
    if (way === 'duplicate') {
      for (const { entry, share } of scoreDeal(results, 'scored')) points[entry] = (points[entry] ?? 0) + share
    } else {
      for (const { entry, rank } of results) if (entry !== null) points[entry] = (points[entry] ?? 0) - rank
    }
    return [...points]
  })
}

/** Whether the levels' mean points are in the right order. */
export function isRight(points: readonly number[], pool: Pool): boolean {
  const means = Array.from({ length: pool.levels }, (_, level) => {
    const mine = points.filter((__, player) => levelOf(player, pool) === level)
    return mine.reduce((sum, one) => sum + one, 0) / mine.length
  })
  return means.every((mean, level) => level === 0 || mean > (means[level - 1] ?? 0))
}
