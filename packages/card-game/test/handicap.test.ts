// A handicap for seats: pounds added to the start money of the card game.
import { balancedSeats, handicapIn, highestBid, isAltered, type Seat, seedRandom } from '@arkwright/kernel'
import { proveFairSeats } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { type CardGameEvent, cardGame, finalScore, scoreNow } from '../src/index.ts'

test('a handicap is added to the start money of each seat, and told', () => {
  for (const players of [2, 3, 4]) {
    const handicap = [12, -50, 0, 7].slice(0, players)
    const told: CardGameEvent[] = []
    const options = cardGame.parseOptions({ players, handicap })
    const state = cardGame.setup(options, seedRandom('told'), event => event.type !== 'chance' && told.push(event))
    expect(state.players.map(({ money }) => money)).toEqual(handicap.map(pounds => 50 + pounds))
    const amounts = told.flatMap(event => (event.type === 'handicap' ? [[event.seat, event.amount]] : []))
    expect(amounts).toEqual(handicap.flatMap((amount, seat) => (amount === 0 ? [] : [[seat, amount]])))
    expect(cardGame.faults(state)).toEqual([])
    expect(isAltered(options)).toBe(true)
  }
})

test('a handicap may raise the share value of a seat, within its track', () => {
  const told: CardGameEvent[] = []
  const options = cardGame.parseOptions({ players: 3, valueHandicap: [2, 0, -1] })
  const state = cardGame.setup(options, seedRandom('told'), event => event.type !== 'chance' && told.push(event))
  expect(state.players.map(({ shareValue, money }) => [shareValue, money])).toEqual([
    [12, 50],
    [10, 50],
    [9, 50],
  ])
  const amounts = told.flatMap(event => (event.type === 'value handicap' ? [[event.seat, event.amount]] : []))
  expect(amounts).toEqual([
    [0, 2],
    [2, -1],
  ])
  expect(cardGame.faults(state)).toEqual([])
  expect(isAltered(options)).toBe(true)
  expect(handicapIn(options)).toEqual({ valueHandicap: [2, 0, -1] })
  expect(() => cardGame.parseOptions({ players: 2, valueHandicap: [10, 0] })).toThrow('from -9 to 9, not 10')
  expect(() => cardGame.parseOptions({ players: 2, valueHandicap: [1] })).toThrow('must be a list of 2 numbers')
  const low = { players: 2, components: { startShareValue: 2 } }
  expect(() => cardGame.parseOptions({ ...low, valueHandicap: [0, -2] })).toThrow('gives seat 2 a share value of 0')
  const plain = cardGame.parseOptions({ players: 2 })
  expect(cardGame.parseOptions({ players: 2, valueHandicap: [0, 0] })).toEqual(plain)
})

test('the solo game has no handicap; balanced seats of it are none', () => {
  expect(() => cardGame.parseOptions({ players: 1, handicap: [5] })).toThrow('a solo game has no handicap')
  expect(cardGame.parseOptions({ players: 1, handicap: 'balanced' })).toEqual(cardGame.parseOptions({ players: 1 }))
})

test('no seat begins with debts, and zeros are no handicap', () => {
  expect(() => cardGame.parseOptions({ players: 2, handicap: [0, -51] })).toThrow('start cash of £50')
  expect(highestBid(cardGame, { players: 2 })).toBe(50)
  expect(cardGame.parseOptions({ players: 2, handicap: [0, 0] })).toEqual(cardGame.parseOptions({ players: 2 }))
})

test('measured handicaps say what they were measured with', () => {
  proveFairSeats(
    cardGame,
    [2, 3, 4].map(players => ({ players })),
  )
})

test('nothing was measured with expert modules', () => {
  expect(balancedSeats(cardGame, { players: 2, expert: 'all' })).toBeUndefined()
  expect(cardGame.fairSeats(cardGame.parseOptions({ players: 2, expert: 'all' }))).toEqual({ why: 'modules' })
})

test('a handicap may raise the final score of a seat, in every standing', () => {
  const told: CardGameEvent[] = []
  const options = cardGame.parseOptions({ players: 3, scoreHandicap: [7, 0, -4] })
  const state = cardGame.setup(options, seedRandom('told'), event => event.type !== 'chance' && told.push(event))
  const plain = cardGame.setup(cardGame.parseOptions({ players: 3 }), seedRandom('told'))
  const points = (of: typeof state) => cardGame.standings(of).map(({ score }) => score)
  expect(points(state).map((score, seat) => score - (points(plain)[seat] ?? 0))).toEqual([7, 0, -4])
  expect([0, 1, 2].map(seat => scoreNow(state, seat as Seat) - scoreNow(plain, seat as Seat))).toEqual([7, 0, -4])
  const amounts = told.flatMap(event => (event.type === 'score handicap' ? [[event.seat, event.amount]] : []))
  expect(amounts).toEqual([
    [0, 7],
    [2, -4],
  ])
  expect(state.players).toEqual(plain.players)
  expect(isAltered(options)).toBe(true)
  expect(handicapIn(options)).toEqual({ scoreHandicap: [7, 0, -4] })
  expect(cardGame.parseOptions({ players: 2, scoreHandicap: [0, 0] })).toEqual(cardGame.parseOptions({ players: 2 }))
  expect(() => cardGame.parseOptions({ players: 2, scoreHandicap: [101, 0] })).toThrow('from -100 to 100, not 101')
  expect(() => cardGame.parseOptions({ players: 1, scoreHandicap: [1] })).toThrow('a solo game has no handicap')
})

test('a handicap on the score saves no one from bankruptcy, and no score falls below 0', () => {
  const rules = (scoreHandicap: number[]) =>
    cardGame.setup(cardGame.parseOptions({ players: 2, scoreHandicap }), seedRandom('end'))
  const state = rules([50, -100])
  const [first, second] = state.players
  if (first === undefined || second === undefined) throw new Error('two players')
  expect(finalScore(state.rules, { ...first, bankrupt: true }, 0)).toMatchObject({ score: 0, handicap: 0 })
  expect(finalScore(state.rules, { ...second, money: 0, shares: 3 }, 1).score).toBe(0)
})
