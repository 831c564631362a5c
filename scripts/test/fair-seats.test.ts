// The figures of fair seats: the fit finds a handicap that was planted, and the test accepts only what is even.
import { cardGame } from '@arkwright/card-game'
import { randomBelow, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { setUpNamed, WHOLE_CELLS } from '../balance/cells.ts'
import { FairCell } from '../balance/fair-cell.ts'
import { cellOf } from '../balance/fair-report.ts'
import { fitSeats, POUNDS, SCORE, type SeatGame } from '../balance/seat-fit.ts'
import { everyOf, mostGames, testSeats } from '../balance/seat-test.ts'

/** Games of bots of whom the seats differ by these logarithms of odds, and a pound is worth so much. */
function planted(strengths: readonly number[], perPound: number, seed: string) {
  const random = seedRandom(seed)
  return (handicap: readonly number[]): SeatGame => {
    const powers = strengths.map((one, seat) => Math.exp(one + perPound * (handicap[seat] ?? 0)))
    const drawn = (randomBelow(random, 1_000_000) / 1_000_000) * powers.reduce((sum, one) => sum + one, 0)
    const winner = powers.findIndex((_, seat) => drawn < powers.slice(0, seat + 1).reduce((sum, one) => sum + one, 0))
    return { handicap, wins: strengths.map((_, seat) => (seat === winner ? 1 : 0)) }
  }
}

test('the fit finds the planted handicap', () => {
  const play = planted([0, 0.8, -0.4], 0.04, 'fit')
  const random = seedRandom('handicaps')
  const games = Array.from({ length: 6000 }, () => play([0, 1, 2].map(() => randomBelow(random, 41))))
  const { handicap, worth } = fitSeats(games, 3, POUNDS)
  expect(Math.abs(worth - 0.04)).toBeLessThan(0.005)
  for (const [seat, pounds] of [20, 0, 30].entries()) expect(Math.abs((handicap[seat] ?? 0) - pounds)).toBeLessThan(5)
})

test('the fit finds a handicap in pounds of the final score', () => {
  const play = planted([0, 0.4, 0.3], 0.02, 'score')
  const random = seedRandom('score')
  const games = Array.from({ length: 6000 }, () => play([0, 1, 2].map(() => randomBelow(random, 51))))
  const { handicap } = fitSeats(games, 3, SCORE)
  for (const [seat, pounds] of [20, 0, 5].entries()) expect(Math.abs((handicap[seat] ?? 0) - pounds)).toBeLessThan(5)
})

test('a seat that never wins and a worthless pound give a handicap in bounds', () => {
  const never = Array.from({ length: 200 }, (_, i): SeatGame => ({ handicap: [0, i % 20], wins: [1, 0] }))
  const { handicap, chances } = fitSeats(never, 2, POUNDS)
  expect(handicap.every(pounds => pounds >= 0 && pounds <= 60)).toBe(true)
  expect(chances(handicap).share.every(Number.isFinite)).toBe(true)
})

test('a course ends with even seats where cash can make them so, and says so where it cannot', () => {
  const course = (perPound: number, strengths: readonly number[]): FairCell => {
    const play = planted(strengths, perPound, `course ${perPound}`)
    const cell = new FairCell(strengths.length, POUNDS, 300, [])
    for (let next = cell.next(); next !== undefined; next = cell.next()) {
      cell.add({ ...play(next.handicap), number: next.number, ms: 1 })
    }
    return cell
  }
  const fair = course(0.05, [0, 0.9])
  expect(fair.test().verdict).toBe('even')
  expect(Math.abs((fair.test().handicap[0] ?? 0) - 18)).toBeLessThan(4)
  const hopeless = course(0, [0, 0.9])
  expect(hopeless.test().verdict).toBe('not shown')
  expect(hopeless.games.length).toBe(mostGames(2))
})

test('the test says nothing before its first look, and nothing of an estimate that is still rough', () => {
  const play = planted([0, 0], 0.04, 'rough')
  const games = Array.from({ length: 2 * everyOf(2) - 1 }, (_, i) => play([i % 21, 10]))
  expect(testSeats(games.slice(0, everyOf(2) - 1), 2, POUNDS)).toMatchObject({ verdict: 'open', games: everyOf(2) - 1 })
  const { verdict, seats } = testSeats(games, 2, POUNDS)
  expect(verdict).toBe('open')
  expect((seats[0]?.high ?? 0) - (seats[0]?.low ?? 0)).toBeGreaterThan(0.06)
})

test('the report gives a cell as the game has it: unit, bots, date and revision', () => {
  const play = planted([0, 0, 0], 0.02, 'cell')
  const games = Array.from({ length: 60 }, (_, number) => ({ ...play([0, 1, number % 3]), number, ms: 1 }))
  const course = new FairCell(3, SCORE, 300, games)
  const cell = cellOf({ name: 'Card game, 3 players', cell: { game: cardGame }, course, date: '2026-11-17' }, 16)
  expect(cell).toMatchObject({ unit: 'score', simulations: 16, games: 60, isShown: false, date: '2026-11-17' })
  expect(cell.revision).toBe(cardGame.revision)
  expect(Math.abs(cell.wins.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(0.5)
})

test('every cell has its other set-ups, and the games of the first keep their names', () => {
  const names = (setUp: string) =>
    WHOLE_CELLS.filter(({ players }) => players > 1).flatMap(cell => {
      const found = setUpNamed(cell, setUp)
      return found === undefined ? [] : [[cell.name, cell.setUps[found]?.name].filter(Boolean).join(', ')]
    })
  expect(names('predetermined')).toHaveLength(12)
  expect(names('predetermined')).toContain('Spinning Jenny, 2 players')
  expect(names('predetermined')).toContain('Water Frame 2016, 4 players, predetermined set-up')
  expect(names('free')).toHaveLength(9)
  expect(names('free')).toContain('Spinning Jenny, 2 players, free set-up')
  expect(names('expert')).toEqual([2, 3, 4].map(players => `Card game, ${players} players, expert modules`))
})
