import { dailyDeal, dayAfter, startOf } from '@arkwright/bots/daily'
import { expect, test } from 'vitest'
import { beatenOf } from '../src/daily/field.ts'
import { type DayTry, streakOf } from '../src/daily/log.ts'
import { sharedText } from '../src/daily/share-text.ts'
import { recordOf } from '../src/daily/start.ts'

const HOUR = 3_600_000
const TODAY = '2026-11-16'

/** A day that ended so many hours after it began. */
function ended(date: string, hours = 12): Readonly<Record<string, DayTry>> {
  return { [date]: { id: date, end: { score: 400, rank: 1, of: 3, ended: startOf(date) + hours * HOUR } } }
}

test('a streak counts days finished on their day, up to today or yesterday', () => {
  const before = (days: number) => dayAfter(TODAY, -days)
  expect(streakOf({}, TODAY)).toBe(0)
  expect(streakOf({ ...ended(TODAY), ...ended(before(1)) }, TODAY)).toBe(2)
  expect(streakOf({ ...ended(before(1)), ...ended(before(2)) }, TODAY)).toBe(2)
  expect(streakOf({ ...ended(TODAY), ...ended(before(2)) }, TODAY)).toBe(1)
  // Finished after midnight.
  expect(streakOf({ ...ended(TODAY), ...ended(before(1), 25) }, TODAY)).toBe(1)
  expect(streakOf({ [TODAY]: { id: 'begun' } }, TODAY)).toBe(0)
})

test('a day is a game of this browser whose bots think by simulations', () => {
  const deal = dailyDeal('2026-11-13')
  if (deal === undefined) throw new Error('no deal')
  const record = recordOf(deal, true)
  expect(record).toMatchObject({ seed: deal.seed, revision: deal.revision, daily: { date: deal.date, counts: true } })
  expect(record.seats.map(({ kind }) => kind)).toEqual(deal.seats.map(bot => (bot === null ? 'me' : 'bot')))
  expect(record.seats.flatMap(({ sims }) => sims ?? [])).toEqual(deal.seats.flatMap(bot => bot?.sims ?? []))
})

test('what is shared gives nothing of the deal away', () => {
  const deal = dailyDeal(TODAY)
  if (deal === undefined) throw new Error('no deal')
  const end = { score: 468, rank: 1, of: 3, ended: 0 }
  const shared = sharedText({ deal, end, beaten: 7, streak: 3 }, 'https://example.org/#/daily')
  expect(shared.split('\n')).toEqual([
    'Daily Mill no. 16: Arkwright: The Card Game',
    '▲▲▲▲▲▲▲△△△',
    '1st of 3 · At least as good as 7 of ten bots · Streak: 3 days',
    'https://example.org/#/daily',
  ])
  expect(shared).not.toContain('468')
  expect(sharedText({ deal, end, beaten: undefined, streak: 1 }, '')).not.toContain('▲')
})

test('a tie with a bot counts as beaten', () => {
  const field = [300, 400, 500].map(score => ({ score, rank: 1, level: 'medium' as const }))
  expect(beatenOf(field, 400)).toBe(2)
})
