// Schedules of events, for all sizes from 4 to 64 players.
import { describe, expect, test } from 'vitest'
import { arenaTables } from '../src/tournaments/schedules/arena.ts'
import { Meetings, pairsIn, type Round } from '../src/tournaments/schedules/group.ts'
import { groupRounds, roundsToMeetAll } from '../src/tournaments/schedules/groups.ts'
import { bracket, knockOutRounds, matchesIn, nextSlots } from '../src/tournaments/schedules/knock-out.ts'
import { roundRobin } from '../src/tournaments/schedules/round-robin.ts'
import { heldIn } from '../src/tournaments/schedules/seats.ts'
import { byeIn, swissRound } from '../src/tournaments/schedules/swiss.ts'

const SIZES = Array.from({ length: 61 }, (_, i) => i + 4)
const up = (players: number, seats: number) => Math.ceil(players / seats) * seats
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Everyone plays once in every round. */
function checkRounds(rounds: readonly Round[], players: number, seats: number): void {
  for (const round of rounds) {
    expect(round.every(group => group.length === seats)).toBe(true)
    expect(round.flat().toSorted((a, b) => a - b)).toEqual(numbers(players))
  }
}

function meetingsOf(rounds: readonly Round[], players: number): number[] {
  const meetings = new Meetings(rounds)
  return pairsIn(numbers(players)).map(([one, other]) => meetings.of(one, other))
}

/** By how much the seats of a player differ, at most. */
function seatSpread(rounds: readonly Round[], players: number, seats: number): number {
  const held = heldIn(rounds, seats)
  return Math.max(...numbers(players).map(one => Math.max(...held(one)) - Math.min(...held(one))))
}

describe('round robin', () => {
  test.each(SIZES)('%i players: every two meet once, and no seat is held twice more often than the other', size => {
    const players = up(size, 2)
    const rounds = roundRobin(players)
    checkRounds(rounds, players, 2)
    expect(rounds).toHaveLength(players - 1)
    expect(new Set(meetingsOf(rounds, players))).toEqual(new Set([1]))
    expect(seatSpread(rounds, players, 2)).toBe(1)
    expect(seatSpread(rounds.slice(0, 2), players, 2)).toBe(0)
  })
})

describe.each([3, 4])('groups of %i', seats => {
  test.each(SIZES)(
    '%i players: in one block everyone holds each seat once and meets no one twice if that is possible',
    async size => {
      const players = up(size, seats)
      const rounds = await groupRounds(players, seats, seats)
      checkRounds(rounds, players, seats)
      expect(seatSpread(rounds, players, seats)).toBe(0)
      const most = Math.max(...meetingsOf(rounds, players))
      const tables = players / seats
      // With fewer tables than seats some of a table's players must share the next one.
      if (tables >= seats) expect(most).toBe(1)
      else expect(most).toBeLessThanOrEqual(seats)
    },
  )

  test.each([8, 9, 12, 16, 24])('%i players: every two meet in a few more rounds than the fewest', async size => {
    const players = up(size, seats)
    const rounds = await groupRounds(players, seats, roundsToMeetAll(players, seats) + seats)
    expect(seatSpread(rounds, players, seats)).toBe(0)
    expect(Math.min(...meetingsOf(rounds, players))).toBeGreaterThan(0)
  })
})

describe.each([2, 3, 4])('Swiss with %i at a table', seats => {
  const sizes = SIZES.filter(size => seats === 2 || size % 7 === 0)
  test.each(sizes)('%i players: no one meets twice while that is possible, and seats are even', async size => {
    const players = up(size, seats)
    const played: Round[] = []
    const rounds = Math.min(6, Math.floor((players - 1) / (seats - 1) / 2))
    for (let number = 0; number < rounds; number++) {
      // A strict order of strength: the hardest case, because the same people stay neighbours.
      const points = (one: number) => played.flat().filter(group => Math.min(...group) === one).length
      const ranking = numbers(players).toSorted((a, b) => points(b) - points(a) || a - b)
      played.push(await swissRound(ranking, played, seats))
    }
    checkRounds(played, players, seats)
    if (players >= seats * seats * 2) expect(Math.max(0, ...meetingsOf(played, players))).toBeLessThanOrEqual(1)
    expect(seatSpread(played, players, seats)).toBeLessThanOrEqual(2)
  })
})

test('the last who never sat out sits out', () => {
  expect(byeIn([3, 1, 2], player => (player === 2 ? 1 : 0))).toBe(1)
})

test.each(SIZES)('knock-out with %i players: the better seeds meet last, and one remains', players => {
  let slots = bracket(players)
  let left = players
  for (let round = 1; round <= knockOutRounds(players); round++) {
    const { tables, byes } = matchesIn(slots)
    expect(tables.length * 2 + byes.length).toBe(left)
    // Byes only in the first round, for the first seeds.
    expect(byes).toEqual(round === 1 ? expect.any(Array) : [])
    for (const seed of byes) expect(seed).toBeLessThan(slots.length - players)
    slots = nextSlots(slots, Math.min)
    left = tables.length + byes.length
  }
  expect(slots).toEqual([0])
})

test('an arena seats all who are free, with a deal that no one at the table has seen', () => {
  const seen = new Map([
    [0, new Set([1, 2])],
    [3, new Set([1])],
  ])
  const played: Round = [
    [0, 1],
    [0, 2],
  ]
  const { tables, left } = arenaTables([0, 1, 2, 3, 4], played, 2, player => seen.get(player) ?? new Set())
  expect(left).toEqual([4])
  expect(tables).toEqual([
    { seated: [3, 0], deal: 3 },
    { seated: [2, 1], deal: 1 },
  ])
})
