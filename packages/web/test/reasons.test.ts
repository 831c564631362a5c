// The reasons for a turn: what it changes, the strongest first, and nothing that stays the same.
import { expect, test } from 'vitest'
import { type GoodFigures, type SeatFigures, strongestReasons } from '../src/play/reasons.ts'

const LAMPS: GoodFigures = { good: 3, appeal: 3, demand: 8, next: { sold: 3, profit: 10, value: 11 } }
const BEFORE: SeatFigures = { cash: 40, shares: 10, value: 10, goods: [LAMPS] }

test('the strongest first, the price of the turn last', () => {
  const next = { sold: 4, profit: 13, value: 12 }
  const after = { ...BEFORE, cash: 32, goods: [{ ...LAMPS, appeal: 5, demand: 9, next }] }
  expect(strongestReasons(BEFORE, after)).toEqual([
    'share value after the sale of lamps £11 → £12',
    'profit of lamps +£10 → +£13',
    'the town wants 8 → 9 lamps',
    'appeal of lamps 3 → 5',
    'sells 3 → 4 lamps',
    'cash £40 → £32',
  ])
})

test('what stays the same or gets worse is no reason', () => {
  expect(strongestReasons(BEFORE, BEFORE)).toEqual([])
  const worse = { ...BEFORE, goods: [{ ...LAMPS, appeal: 2, next: { sold: 2, profit: 6, value: 11 } }] }
  expect(strongestReasons(BEFORE, worse)).toEqual([])
})

test('a new good counts from nothing, and shares by what they are worth', () => {
  const food: GoodFigures = { good: 0, appeal: 2, demand: undefined, next: { sold: 2, profit: 4, value: 10 } }
  expect(strongestReasons(BEFORE, { ...BEFORE, shares: 12, goods: [LAMPS, food] })).toEqual([
    'shares 10 → 12',
    'profit of food £0 → +£4',
    'sells 0 → 2 units of food',
  ])
})
