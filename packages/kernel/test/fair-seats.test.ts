import { expect, test } from 'vitest'
import { type FairSeats, measuredIn } from '../src/fair-seats.ts'
import { handicapOf } from '../src/handicap.ts'
import { Fields } from '../src/options.ts'

const MEASURED: FairSeats = {
  handicap: [2, 0, 1],
  unit: 'cash',
  simulations: 16,
  games: 1350,
  wins: [33, 34, 33],
  doubt: 2.1,
  isShown: true,
  date: '2026-11-17',
  revision: 1,
}

test('a balanced table gets the measured numbers, in the unit they were measured in', () => {
  const balanced = (found: FairSeats) => handicapOf(new Fields({ handicap: 'balanced' }, 'options'), 3, found)
  expect(balanced(MEASURED)).toEqual({ handicap: [2, 0, 1] })
  expect(balanced({ ...MEASURED, unit: 'share value' })).toEqual({ valueHandicap: [2, 0, 1] })
  expect(balanced({ ...MEASURED, unit: 'score' })).toEqual({ scoreHandicap: [2, 0, 1] })
  expect(balanced({ ...MEASURED, handicap: [0, 0, 0] })).toEqual({})
})

test.each(['set-up', 'modules', 'few games'] as const)('a table without one says why: %s', why => {
  expect(() => measuredIn({ why })).toThrow(
    /^options: there is no balanced handicap for this table: .{20,}; bid for seats instead$/,
  )
})
