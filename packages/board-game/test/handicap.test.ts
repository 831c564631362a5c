// A handicap for seats: pounds added to the start cash of the board games.
import {
  type AnyGame,
  balancedSeats,
  highestBid,
  isAltered,
  isMeasured,
  Journal,
  seedRandom,
  worthOfSeats,
} from '@arkwright/kernel'
import { proveByPlayouts, proveFairSeats } from '@arkwright/testing'
import { describe, expect, test } from 'vitest'
import { type BoardEvent, type State, spinningJenny, waterFrame } from '../src/index.ts'

const GAMES = [spinningJenny as AnyGame, waterFrame as AnyGame]
const cashAtStart = (game: AnyGame, options: object): number[] => {
  const journal = new Journal(game, game.parseOptions(options), 'cash')
  // The tiles of Water Frame are assigned before the factories are paid for.
  while ((journal.position as unknown as State).decade === 0) journal.play(game.moves(journal.position)[0]?.text ?? '')
  return (journal.position as unknown as State).players.map(({ cash }) => cash)
}

describe.each(GAMES)('$id', game => {
  test('a handicap is added to the start cash of each seat, and told', () => {
    for (const players of [2, 3, 4]) {
      const handicap = [12, -20, 0, 7].slice(0, players)
      const before = cashAtStart(game, { players })
      expect(cashAtStart(game, { players, handicap })).toEqual(before.map((cash, seat) => cash + (handicap[seat] ?? 0)))
      const told: BoardEvent[] = []
      game.setup(game.parseOptions({ players, handicap }), seedRandom('told'), event => told.push(event as BoardEvent))
      const amounts = told.flatMap(event => (event.type === 'handicap' ? [[event.seat, event.amount]] : []))
      expect(amounts).toEqual(handicap.flatMap((amount, seat) => (amount === 0 ? [] : [[seat, amount]])))
    }
  })

  test('without a handicap the options are as before, and zeros are none', () => {
    const plain = game.parseOptions({ players: 3 })
    expect(Object.keys(plain as object)).not.toContain('handicap')
    expect(game.parseOptions({ players: 3, handicap: [0, 0, 0] })).toEqual(plain)
    expect([isAltered(plain), isAltered(game.parseOptions({ players: 3, handicap: [1, 0, 0] }))]).toEqual([false, true])
  })

  test('a handicap that does not fit the table is refused with its reason', () => {
    const parse = (handicap: unknown) => () => game.parseOptions({ players: 3, handicap })
    expect(parse([1, 2])).toThrow('a list of 3 numbers')
    expect(parse('much')).toThrow('a list of 3 numbers')
    expect(parse([1, 2, 0.5])).toThrow('seat 3 must be a whole number from -100 to 100, not 0.5')
    expect(parse([0, 101, 0])).toThrow('seat 2 must be a whole number')
    expect(parse([-90, 0, 0])).toThrow(/takes £90 from seat 1, which must not be more than its start cash of £\d+/)
  })

  test('in the free set-up a player may owe it while preparing, and random games are sound to their end', () => {
    proveByPlayouts(game, { options: { players: 3, setup: 'free', handicap: [-100, 40, 0] }, games: 2, seed: 'owed' })
  })

  test('measured handicaps say what they were measured with; other set-ups say that they have none', () => {
    proveFairSeats(
      game,
      [2, 3, 4].flatMap(players => [{ players }, { players, setup: 'free' }]),
    )
    expect(game.fairSeats(game.parseOptions({ players: 2, setup: 'free' }))).toEqual({ why: 'set-up' })
    expect(() => game.parseOptions({ players: 2, setup: 'free', handicap: 'balanced' })).toThrow(
      'none was measured for this set-up',
    )
  })

  test('every seat can pay the highest bid, and bots bid what was measured', () => {
    for (const players of [2, 3, 4]) {
      const most = highestBid(game, { players })
      expect(Math.min(...cashAtStart(game, { players }))).toBe(most)
      const measured = balancedSeats(game, { players })?.handicap ?? Array.from({ length: players }, () => 0)
      const worth = worthOfSeats(game, { players })
      expect(worth).toEqual(measured.map(pounds => Math.min(most, Math.max(...measured) - pounds)))
    }
  })
})

test('Water Frame: the edition of 2014 has the handicaps of 2016, and says so', () => {
  for (const players of [2, 3, 4]) {
    const found = waterFrame.fairSeats(waterFrame.parseOptions({ players }))
    const before = waterFrame.fairSeats(waterFrame.parseOptions({ players, edition: 2014 }))
    expect(before).toEqual(isMeasured(found) ? { ...found, edition: 2016 } : found)
  }
  const shuffled = waterFrame.parseOptions({ players: 2, setup: 'predetermined-shuffled' })
  expect(waterFrame.fairSeats(shuffled)).toEqual({ why: 'set-up' })
})
