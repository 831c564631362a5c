// Standings of an event, computed from its results.
import type { PairingRow } from '../storage/event-tables.ts'
import { correctionsFor } from './rivals.ts'
import { knockOutRounds } from './schedules/knock-out.ts'
import { type EventStanding, type Result, type RoundScores, type Scored, scoreDeal, standings } from './scoring.ts'
import { boardsOf, type Whole } from './whole.ts'

/** A table that was archived has no result: for its players the round is a bye. */
export function scoresOf(whole: Whole, round: number): RoundScores {
  const { pairings, row } = whole
  const mine = pairings.filter(one => one.round === round)
  return {
    scored: scoreDeal(resultsOf(whole, round), row.absence),
    byes: mine.flatMap(one => (one.entry !== null && isBye(one) ? [one.entry] : [])),
  }
}

function resultsOf({ pairings }: Whole, round: number): Result[] {
  return pairings.filter(one => one.round === round).flatMap(asResult)
}

function isBye({ state, score }: PairingRow): boolean {
  return state === 'bye' || (state === 'over' && score === null)
}

function asResult({ board, seat, entry, score, rank, absent, state }: PairingRow): Result[] {
  if (state !== 'over' || score === null) return []
  return [{ board, seat, entry, score, rank: rank ?? Number.MAX_SAFE_INTEGER, absent: absent === 1 }]
}

/** The rounds that count: those that are over, and in an arena all deals. */
export function countedRounds({ row, rounds }: Whole): number[] {
  return rounds.filter(({ state }) => state === 'over' || row.format === 'arena').map(({ number }) => number)
}

/** The scores of the rounds that count, by number. Where the rivals count, every result changes the corrections of all rounds. */
export function countedScores(whole: Whole): ReadonlyMap<number, RoundScores> {
  const { row } = whole
  const numbers = countedRounds(whole)
  const scores = numbers.map(round => scoresOf(whole, round))
  if (row.scoring === 'seat') return new Map(scores.map((one, i) => [numbers[i] ?? 0, one]))
  const deals = scores.map(({ scored }, i) => ({ scored, results: resultsOf(whole, numbers[i] ?? 0) }))
  const corrections = correctionsFor(deals, row.absence)
  return new Map(scores.map((one, i) => [numbers[i] ?? 0, { ...one, corrections: corrections[i] }]))
}

export function standingsOf(whole: Whole, scores = countedScores(whole)): EventStanding[] {
  const entries = whole.entries.map(({ number }) => number)
  return standings(entries, [...scores.values()], whole.row.format === 'knock-out' ? reached(whole) : undefined)
}

/** How far a player came in a knock-out. */
function reached(whole: Whole): (entry: number) => number {
  const last = knockOutRounds(whole.row.places ?? 0)
  const final = boardsOf(whole, last).find(({ seats }) => seats.every(({ state }) => state === 'over'))
  const [one, other] = (final?.seats ?? []).map(({ entry }) => entry)
  const champion = one == null ? undefined : other == null ? one : winnerOf(whole, last)(one, other)
  return entry => whole.pairings.filter(pairing => pairing.entry === entry).length + (champion === entry ? 1 : 0)
}

/** Who goes on: the better share, then the better margin, then the place at the table, then the earlier entry. */
export function winnerOf(whole: Whole, round: number): (one: number, other: number) => number {
  const { scored } = scoresOf(whole, round)
  const scores = new Map<number, Scored>(scored.map(one => [one.entry, one]))
  const rank = (entry: number) =>
    whole.pairings.find(one => one.round === round && one.entry === entry)?.rank ?? Number.MAX_SAFE_INTEGER
  return (one, other) => {
    const [mine, theirs] = [scores.get(one), scores.get(other)]
    const lead =
      (mine?.share ?? 0) - (theirs?.share ?? 0) ||
      (mine?.margin ?? 0) - (theirs?.margin ?? 0) ||
      rank(other) - rank(one) ||
      other - one
    return lead > 0 ? one : other
  }
}
