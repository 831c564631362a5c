import { afterEach, expect, test } from 'vitest'
import { comparedWith, type Finish, verdictOf } from '../src/ending/finish.ts'
import { type Figures, reasonsOf } from '../src/ending/reasons.ts'
import { tiesOf } from '../src/ending/ties.ts'
import { turningPoint } from '../src/ending/turning.ts'
import { speak } from '../src/messages/index.ts'

afterEach(() => speak('en'))

function finish(seat: 0 | 1 | 2, name: string, rank: number | undefined, score: number, cash = 5): Finish {
  return { key: name, name, seat, rank, shares: 10, value: score / 10, score, cash }
}

const ADA = finish(0, 'Ada', 1, 300)
const BEN = finish(1, 'Ben', 2, 288)
const CORA = finish(2, 'Cora', 3, 200)

test('the verdict says place and margin: the winner against the next, the others against the winner', () => {
  const all = [ADA, BEN, CORA]
  expect(verdictOf(all, 0)).toBe('You won, £12 ahead of Ben')
  expect(verdictOf(all, 1)).toBe('2nd, £12 behind Ada')
  expect(verdictOf(all, 2)).toBe('3rd, £100 behind Ada')
  expect(verdictOf(all, undefined)).toBe('Ada won, £12 ahead of Ben')
  expect(comparedWith(all, CORA)).toBe(ADA)
})

test('ties are broken by cash or shared, and loans leave a company unranked', () => {
  const level = finish(1, 'Ben', 2, 300, 4)
  expect(verdictOf([ADA, level], 0)).toBe('You won on cash, level with Ben')
  expect(verdictOf([ADA, level], 1)).toBe('2nd, level with Ada but with less cash')
  const equal = finish(1, 'Ben', 1, 300)
  expect(verdictOf([ADA, equal], 0)).toBe('You share first place with Ben')
  expect(verdictOf([ADA, equal], undefined)).toBe('Ada and Ben share first place')
  const owing = finish(1, 'Ben', undefined, 400)
  expect(verdictOf([ADA, owing], 1)).toBe('Not ranked: you still owe the bank')
  expect(verdictOf([ADA, owing], 0)).toBe('Ada is the only ranked company')
  expect(verdictOf([owing], 1)).toContain('none is ranked')
  const opponent: Finish = { ...finish(1, 'Opponent 1', 2, 300), seat: undefined, cash: undefined }
  expect(verdictOf([ADA, opponent], 0)).toBe('You won, level with Opponent 1')
})

test('a game may say more about a company than its place', () => {
  expect(verdictOf([ADA, { ...BEN, verdict: 'Bankrupt' }], 1)).toBe('Bankrupt')
})

const BOOKS: Figures = { sold: 40, income: 400, costs: 100, shares: 12, value: 20, spaces: 30 }

test('the three reasons favour the company that finished first, and low costs count as an advantage', () => {
  const other = { ...BOOKS, sold: 20, costs: 150, shares: 15, spaces: 28 }
  const reasons = reasonsOf(BOOKS, other, true)
  expect(reasons.map(({ figure }) => figure)).toEqual(['sold', 'costs', 'spaces'])
  expect(reasons[0]).toEqual({ figure: 'sold', own: 40, other: 20 })
  expect(reasonsOf(BOOKS, other, false)[0]).toEqual({ figure: 'shares', own: 12, other: 15 })
})

test('figures that only one company has come last', () => {
  const opponent = { sold: undefined, income: undefined, costs: undefined, spaces: undefined, shares: 15, value: 20 }
  expect(reasonsOf(BOOKS, opponent, false)).toEqual([
    { figure: 'shares', own: 12, other: 15 },
    { figure: 'sold', own: 40, other: undefined },
    { figure: 'income', own: 400, other: undefined },
  ])
})

test('the turning point is the turn with the greatest change of the chance to win', () => {
  const estimate = (at: number, seat: 0 | 1 | undefined, chance: number) => ({
    at,
    seat,
    seats: [{ score: 0, low: 0, high: 0, winChance: chance }],
  })
  const estimates = [estimate(0, 0, 0.5), estimate(4, 1, 0.55), estimate(9, 0, 0.2), estimate(12, undefined, 0.1)]
  expect(turningPoint({ estimates }, 0)).toEqual({ at: 4, mover: 1, from: 0.55, to: 0.2 })
  expect(turningPoint({ estimates: estimates.slice(0, 1) }, 0)).toBeUndefined()
  expect(turningPoint({ estimates: [estimate(0, 0, 0.5), estimate(4, 1, 0.52)] }, 0)).toBeUndefined()
})

test.each([
  [
    'en',
    'Ada and Ben are level at £300, so cash decides: Ada £5 and Ben £4.',
    'Ada and Ben are level at £300 with the same cash, so they share the place.',
    'Ada and Opponent 1 are level at £300. An opponent is ahead only with a higher score.',
  ],
  [
    'fr',
    'Ada et Ben sont à égalité à 300 £ : la trésorerie départage (Ada 5 £ et Ben 4 £).',
    'Ada et Ben sont à égalité à 300 £, avec la même trésorerie : la place est partagée.',
    'Ada et Opponent 1 sont à égalité à 300 £. Un adversaire n’est devant qu’avec un score plus élevé.',
  ],
  [
    'de',
    'Ada und Ben haben 300 £. Bei Gleichstand entscheidet das Bargeld: Ada 5 £ und Ben 4 £.',
    'Ada und Ben haben 300 £ und gleich viel Bargeld: Sie teilen sich den Platz.',
    'Ada und Opponent 1 haben 300 £. Ein Gegner liegt nur mit einer höheren Wertung vorn.',
  ],
] as const)('the sentence of each tie in %s', async (language, cash, shared, solo) => {
  await speak(language)
  const told = (...finishes: Finish[]) => tiesOf(finishes).map(words => words.replaceAll(/[\u00a0\u202f]/g, ' '))
  expect(told(ADA, finish(1, 'Ben', 2, 300, 4), CORA)).toEqual([cash])
  expect(told(ADA, finish(1, 'Ben', 1, 300), CORA)).toEqual([shared])
  const opponent: Finish = { ...finish(1, 'Opponent 1', 2, 300), seat: undefined, cash: undefined }
  expect(told(ADA, opponent)).toEqual([solo])
  expect(told(ADA, BEN, CORA)).toEqual([])
  // A company that is not ranked ties with no one.
  expect(told(ADA, finish(1, 'Ben', undefined, 300))).toEqual([])
})
