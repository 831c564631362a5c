// Duplicate scoring: compared with those who held the same seat.
import { expect, test } from 'vitest'
import { type Result, scoreDeal, standings } from '../src/tournaments/scoring.ts'

/** Two at each table: scores by seat. */
function tables(...scores: [number, number][]): Result[] {
  return scores.flatMap((both, board) =>
    both.map((score, seat) => ({
      board,
      seat,
      entry: board * 2 + seat,
      score,
      rank: score === Math.max(...both) ? 1 : 2,
      absent: false,
    })),
  )
}
const sharesOf = (results: readonly Result[]) => scoreDeal(results, 'scored').map(({ share }) => share)

test('who loses by least at a bad seat has 100 %, who wins by least at a good one 0 %', () => {
  const results = tables([90, 60], [80, 60], [70, 60])
  expect(sharesOf(results)).toEqual([1, 0, 0.5, 0.5, 0, 1])
  expect(scoreDeal(results, 'scored').map(({ margin }) => margin)).toEqual([15, -15, 0, 0, -15, 15])
})

test('rivals who earn little bring nothing: the lead counts, not the money', () => {
  expect(sharesOf(tables([300, 290], [100, 40]))).toEqual([0, 1, 1, 0])
})

test('a tie counts half; bots that fill a place are compared but not ranked', () => {
  const results = tables([80, 50], [90, 60], [80, 40]).map(one => (one.entry === 3 ? { ...one, entry: null } : one))
  expect(scoreDeal(results, 'scored')).toEqual([
    { entry: 0, share: 0.25, margin: -5 },
    { entry: 1, share: 0.75, margin: 5 },
    { entry: 2, share: 0.25, margin: -5 },
    { entry: 4, share: 1, margin: 10 },
    { entry: 5, share: 0, margin: -10 },
  ])
})

test('at the only table of a deal the place counts', () => {
  expect(sharesOf(tables([70, 90]))).toEqual([0, 1])
})

test('absent players get nothing, or what their bot achieved', () => {
  const results = tables([90, 60], [80, 60]).map(one => ({ ...one, absent: one.entry === 0 }))
  expect(scoreDeal(results, 'scored')[0]?.share).toBe(0)
  expect(scoreDeal(results, 'replaced')[0]?.share).toBe(1)
})

test('standings add the shares; a bye is a half; the margin breaks ties; equals share a place', () => {
  const one = { scored: [score(0, 1, 5), score(1, 0.5, 2), score(2, 0.5, 2)], byes: [3] }
  const two = { scored: [score(1, 0.5, 1), score(2, 0.5, 1)], byes: [] }
  expect(standings([0, 1, 2, 3], [one, two]).map(({ entry, place, points }) => [entry, place, points])).toEqual([
    [0, 1, 1],
    [1, 2, 1],
    [2, 2, 1],
    [3, 4, 0.5],
  ])
  // The round reached in a knock-out comes first.
  expect(standings([0, 3], [one], entry => entry)[0]?.entry).toBe(3)
})

function score(entry: number, share: number, margin: number) {
  return { entry, share, margin }
}
