// Groups of three or four in balanced blocks. In every block of as many rounds as there are seats everyone holds each seat once. Two
// players meet again only when it cannot be avoided, and in enough rounds every two meet.
import { type RandomState, randomBelow, seedRandom } from '@arkwright/kernel'
import { chunks, type Group, Meetings, pairsIn, type Round } from './group.ts'
import { improve } from './improve.ts'
import { seatBlocks } from './seats.ts'

/** Arrangements tried for a round (fewer where there are many players), and for the first block as a whole. */
const TRIES = 12
const MANY = 32
const TRIES_OF_MANY = 3
const BLOCK_TRIES = 60

/** `players` is a multiple of `seats`; empty places are filled by bots. */
export async function groupRounds(players: number, seats: number, rounds: number): Promise<Round[]> {
  return seatBlocks(await arranged(players, seats, rounds), seats)
}

/** The fewest rounds in which every two can meet, as whole blocks. */
export function roundsToMeetAll(players: number, seats: number): number {
  const least = Math.ceil((players - 1) / (seats - 1))
  return Math.ceil(least / seats) * seats
}

async function arranged(players: number, seats: number, rounds: number): Promise<Round[]> {
  let best: { rounds: Round[]; cost: number } | undefined
  // With as many tables as seats, or more, one block is possible without a second meeting.
  const mayBeClean = players >= seats * seats
  for (let attempt = 0; attempt < (mayBeClean ? BLOCK_TRIES : 6); attempt++) {
    const tried = await tryRounds(players, seats, rounds, seedRandom(`groups ${players} ${seats} ${attempt}`))
    if (best === undefined || tried.cost < best.cost) best = tried
    if (tried.cost === 0) break
  }
  return best?.rounds ?? []
}

/** `cost`: second meetings in the first block. */
async function tryRounds(players: number, seats: number, rounds: number, random: RandomState) {
  const meetings = new Meetings()
  const made: Round[] = []
  let cost = 0
  for (let number = 0; number < rounds; number++) {
    const round = await bestRound(players, seats, meetings, random)
    if (number < seats) cost += costOf(round, meetings)
    meetings.add(round)
    made.push(round)
  }
  return { rounds: made, cost }
}

async function bestRound(players: number, seats: number, meetings: Meetings, random: RandomState): Promise<Round> {
  let best: { round: Round; cost: number } | undefined
  for (let attempt = 0; attempt < (players > MANY ? TRIES_OF_MANY : TRIES); attempt++) {
    const first = chunks(shuffled(players, random), seats)
    const round = await improve(first, group => costOfGroup(group, meetings))
    const cost = costOf(round, meetings)
    if (best === undefined || cost < best.cost) best = { round, cost }
    if (cost === 0) break
  }
  return best?.round ?? []
}

function costOf(round: Round, meetings: Meetings): number {
  return round.reduce((sum, group) => sum + costOfGroup(group, meetings), 0)
}

/** A third meeting is worse than two second ones. */
function costOfGroup(group: Group, meetings: Meetings): number {
  let cost = 0
  for (const [one, other] of pairsIn(group)) cost += meetings.of(one, other) ** 2
  return cost
}

function shuffled(players: number, random: RandomState): number[] {
  const left = Array.from({ length: players }, (_, i) => i)
  return Array.from({ length: players }, () => left.splice(randomBelow(random, left.length), 1)[0] ?? 0)
}
