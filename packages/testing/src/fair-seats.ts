// Every measured handicap states what it was measured with, and a table gets its numbers.
import { type AnyGame, balancedSeats, isMeasured, measuredIn } from '@arkwright/kernel'
import { expect } from 'vitest'

/** With what rounding adds. */
const THREE_POINTS = 3.1
const DATE = /^2\d{3}-[01]\d-[0-3]\d$/

/** `tables`: options of tables with different cells. */
export function proveFairSeats(game: AnyGame, tables: readonly object[]): void {
  for (const options of tables.map(table => game.parseOptions(table))) {
    const found = game.fairSeats(options)
    const balanced = balancedSeats(game, options)
    if (!isMeasured(found)) {
      expect(balanced).toBeUndefined()
      expect(() => measuredIn(found)).toThrow(/no balanced handicap for this table: .+; bid for seats instead/)
      continue
    }
    const { handicap, unit, wins, doubt, games, simulations, isShown, date, revision } = found
    const seats = game.seats(options)
    const even = 100 / seats
    expect([handicap.length, wins.length]).toEqual([seats, seats])
    expect(Math.min(...handicap)).toBe(0)
    expect(Math.abs(wins.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThan(0.5)
    if (isShown) for (const share of wins) expect(Math.abs(share - even) + doubt).toBeLessThanOrEqual(THREE_POINTS)
    expect([games, simulations].every(count => Number.isInteger(count) && count > 0)).toBe(true)
    expect(date).toMatch(DATE)
    expect(Number.isNaN(Date.parse(date))).toBe(false)
    expect(revision).toBeGreaterThan(0)
    expect(revision).toBeLessThanOrEqual(game.revision)
    const name = { cash: 'handicap', 'share value': 'valueHandicap', score: 'scoreHandicap' }[unit]
    expect(balanced).toEqual(handicap.every(amount => amount === 0) ? {} : { [name]: handicap })
  }
}
