// Shares corrected for the rivals a player met.
import { expect, test } from 'vitest'
import { correctionsFor, type Deal } from '../src/tournaments/rivals.ts'
import { type Result, scoreDeal, standings } from '../src/tournaments/scoring.ts'
import { strengthsOf } from '../src/tournaments/strength.ts'

type Seat = readonly [entry: number | null, score: number]

/** A round: by table, who sits where with which score. */
function deal(...tables: readonly (readonly Seat[])[]): Deal {
  const results = tables.flatMap((seats, board) =>
    seats.map(([entry, score], seat): Result => {
      const better = seats.filter(([, other]) => other > score).length
      return { board, seat, entry, score, rank: better + 1, absent: false }
    }),
  )
  return { results, scored: scoreDeal(results, 'scored') }
}

/** Everyone's money is their strength plus what the seat brings. */
function fair(strengths: readonly number[], ...tables: readonly (readonly number[])[]): Deal {
  const bonus = [40, 0, 15, 5]
  return deal(
    ...tables.map(who => who.map((entry, seat): Seat => [entry, 200 + (strengths[entry] ?? 0) + (bonus[seat] ?? 0)])),
  )
}

function pointsOf(deals: readonly Deal[], players: number): number[] {
  const corrections = correctionsFor(deals, 'scored')
  const rounds = deals.map(({ scored }, i) => ({ scored, byes: [], corrections: corrections[i] }))
  const lines = standings(
    Array.from({ length: players }, (_, entry) => entry),
    rounds,
  )
  return lines.toSorted((one, other) => one.entry - other.entry).map(({ points }) => points)
}

test('who met only strong rivals is not behind who met only weak ones', () => {
  // 0 and 1 are equally strong. 0 meets the best two, 1 the last two; the others have met one another.
  const strengths = [0, 0, 60, 50, -50, -60]
  const deals = [
    fair(strengths, [0, 2], [1, 4], [3, 5]),
    fair(strengths, [3, 0], [5, 1], [2, 4]),
    fair(strengths, [0, 3], [1, 5], [4, 2]),
    fair(strengths, [2, 0], [4, 1], [5, 3]),
    fair(strengths, [2, 5], [3, 4], [0, 1]),
    fair(strengths, [4, 3], [5, 2], [1, 0]),
  ]
  const plain = standings(
    [0, 1],
    deals.map(({ scored }) => ({ scored, byes: [] })),
  )
  const before = Object.fromEntries(plain.map(({ entry, points }) => [entry, points]))
  expect((before[1] ?? 0) - (before[0] ?? 0)).toBeGreaterThan(1)
  const after = pointsOf(deals, 6)
  expect(Math.abs((after[1] ?? 0) - (after[0] ?? 0))).toBeLessThan(0.5)
  const order = after.map((points, entry) => ({ points, entry })).toSorted((a, b) => b.points - a.points)
  expect(order.slice(0, 2).map(({ entry }) => entry)).toEqual([2, 3])
  expect(order.slice(-2).map(({ entry }) => entry)).toEqual([4, 5])
})

test('a share with its correction is from 0 to 1, and 0.5 on the average of a seat', () => {
  const strengths = [30, 20, 10, 0, -10, -20, -30, -40]
  const deals = [
    fair(strengths, [0, 1, 2, 3], [4, 5, 6, 7]),
    fair(strengths, [3, 0, 5, 6], [7, 4, 1, 2]),
    fair(strengths, [6, 7, 0, 1], [2, 3, 4, 5]),
  ]
  const corrections = correctionsFor(deals, 'scored')
  const all = deals.flatMap(({ scored }, i) =>
    scored.map(({ entry, share }) => share + (corrections[i]?.get(entry) ?? Number.NaN)),
  )
  expect(all.every(one => one >= 0 && one <= 1)).toBe(true)
  expect(all.reduce((sum, one) => sum + one, 0) / all.length).toBeCloseTo(0.5, 9)
})

test('what the strength of the rivals alone explains is taken out: equal players have equal points', () => {
  const strengths = [0, 0, 0, 0]
  const points = pointsOf([fair(strengths, [0, 1], [2, 3]), fair(strengths, [1, 2], [3, 0])], 4)
  expect(points).toEqual([1, 1, 1, 1])
})

test('strengths do not depend on the seats, and are near the truth', () => {
  const truth = [64, 27, 8, -8, -27, -64]
  const rivals = truth.flatMap((_, one) => truth.flatMap((__, other) => (one < other ? [[one, other] as const] : [])))
  const matches = rivals.flatMap(([one, other]) =>
    [0, 1].flatMap(turn => {
      const [first, second] = turn === 0 ? [one, other] : [other, one]
      const lead = (truth[first] ?? 0) - (truth[second] ?? 0) + 50
      return [
        { who: first, seat: 0, rivals: [second], result: lead },
        { who: second, seat: 1, rivals: [first], result: -lead },
      ]
    }),
  )
  const found = strengthsOf(matches)
  for (const [who, value] of truth.entries()) expect(Math.abs((found.get(who) ?? 0) - value)).toBeLessThan(3)
})

test('absent players keep 0 %, and bots in empty places are compared but get nothing', () => {
  const { results } = deal(
    [
      [0, 90],
      [null, 60],
    ],
    [
      [1, 80],
      [2, 70],
    ],
    [
      [3, 50],
      [4, 95],
    ],
  )
  const left = results.map(one => ({ ...one, absent: one.entry === 1 }))
  const [corrections] = correctionsFor([{ results: left, scored: scoreDeal(left, 'scored') }], 'scored')
  expect([...(corrections?.keys() ?? [])].toSorted((one, other) => one - other)).toEqual([0, 2, 3, 4])
  const [replaced] = correctionsFor([{ results: left, scored: scoreDeal(left, 'replaced') }], 'replaced')
  expect(replaced?.has(1)).toBe(true)
})

test('the only result at a seat is not corrected', () => {
  expect(
    correctionsFor(
      [
        deal([
          [0, 90],
          [1, 60],
        ]),
      ],
      'scored',
    ),
  ).toEqual([new Map()])
})

test('an event of 256 players and 40 rounds is scored in a moment', () => {
  const deals = Array.from({ length: 40 }, (_, round) =>
    deal(
      ...Array.from({ length: 64 }, (__, table) =>
        Array.from(
          { length: 4 },
          (___, seat): Seat => [
            (table * 4 + seat * (round + 1) * 4 + seat) % 256,
            200 + ((table * 37 + seat * 91 + round * 53) % 120),
          ],
        ),
      ),
    ),
  )
  const before = performance.now()
  correctionsFor(deals, 'scored')
  expect(performance.now() - before).toBeLessThan(5000)
})
