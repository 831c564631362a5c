// The report on a variant: intervals that keep their promise, and facts only where they are beyond doubt.
import { cardGame, FACES, USABLE_FACES } from '@arkwright/card-game'
import { pick, randomBelow, seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { readerOf, type Side } from '../src/balance/index.ts'
import { shareOfSeats } from '../src/balance/mean.ts'
import { lifts } from '../src/balance/use-findings.ts'

describe('the share of seats', () => {
  /** Games whose seats all do the same in two games of three, and decide by themselves in the others. */
  function games(count: number, chance: number, seed: string): boolean[][] {
    const random = seedRandom(seed)
    const happens = (): boolean => randomBelow(random, 1_000_000) < chance * 1_000_000
    return Array.from({ length: count }, () => {
      const all = happens()
      return randomBelow(random, 3) > 0 ? [all, all, all, all] : [happens(), happens(), happens(), happens()]
    })
  }

  test.each([0.5, 0.1, 0.9])('is inside its interval in about 95 of 100 runs, though seats are alike (%d)', chance => {
    const runs = 600
    const inside = Array.from({ length: runs }, (_, run) =>
      shareOfSeats(games(100, chance, `${chance} ${run}`)),
    ).filter(({ low, high }) => low <= chance && chance <= high)
    expect(inside.length / runs).toBeGreaterThan(0.92)
    expect(inside.length / runs).toBeLessThan(0.985)
  })

  test('has a width also where no seat or every seat did it', () => {
    const none = shareOfSeats(Array.from({ length: 40 }, () => [false, false]))
    expect([none.share, none.low]).toEqual([0, 0])
    expect(none.high).toBeCloseTo(0.088, 2)
    const all = shareOfSeats(Array.from({ length: 40 }, () => [true, true]))
    expect([all.share, all.high]).toEqual([1, 1])
    expect(all.low).toBeCloseTo(0.912, 2)
  })
})

describe('what goes together with winning', () => {
  const side = (lift: number, doubt: number): Side =>
    ({
      summary: {
        uses: [{ component: 'tile taken: school', used: 0.5, times: 1, lift, doubt }],
        flags: [{ kind: 'lift', component: 'tile taken: school', lift, doubt }],
      },
    }) as unknown as Side

  test('is told only where the standard game differs beyond doubt, with its figure', () => {
    expect(lifts(side(-0.05, 0.08), side(0.3, 0.1))).toEqual([
      {
        kind: 'lifts',
        way: 'more',
        things: [{ component: 'tile taken: school', lift: 0.3, doubt: 0.1, before: { lift: -0.05, doubt: 0.08 } }],
      },
    ])
    expect(lifts(side(0.2, 0.1), side(0.3, 0.1))).toEqual([])
    expect(lifts(side(-0.05, 0.08), side(0.16, 0.1))).toEqual([])
  })
})

test('only cards that can be used have a row for their use', () => {
  const rows = readerOf(cardGame).components({ players: 3 })
  const used = rows.flatMap(row => (row.startsWith('card used: ') ? [row.slice('card used: '.length)] : []))
  expect(used).toContain('entrepreneur')
  expect(used).not.toContain('foreman')
  for (const expert of [[], 'all']) {
    for (let number = 0; number < 20; number++) {
      const random = seedRandom(`cards ${number}`)
      const options = cardGame.parseOptions({ players: 2 + (number % 3), expert })
      const state = cardGame.setup(options, random)
      while (cardGame.pending(state) !== undefined) {
        cardGame.play(state, pick(random, cardGame.moves(state)), event => {
          if (event.type === 'used card') expect(USABLE_FACES & (1 << event.face)).not.toBe(0)
        })
      }
    }
  }
  expect(used.length).toBe(FACES.filter((_, face) => (USABLE_FACES & (1 << face)) !== 0).length)
})
