import { proveByPlayouts } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { seedRandom } from '../src/random.ts'
import { numberRace as game, type RaceState } from './number-race.ts'

function race(goal: number, random = seedRandom('race') as RaceState['random']): RaceState {
  return game.setup({ goal }, random)
}

function play(state: RaceState, ...texts: string[]): string[] {
  const outcomes: string[] = []
  for (const text of texts) {
    const move = game.parseMove(text)
    if (move) game.play(state, move, event => outcomes.push((event as unknown as { outcome: string }).outcome))
  }
  return outcomes
}

test('legal moves are those without a reason; a reason carries rule, code and figures', () => {
  const state = race(4)
  play(state, 'add 2')
  expect(game.moves(state).map(({ text }) => text)).toEqual(['add 1', 'add 2'])
  const three = game.parseMove('add 3')
  expect(three && game.refusal(state, three)).toEqual({
    rule: 'race 2',
    code: 'beyond-the-goal',
    figures: { goal: 4, total: 2 },
  })
})

test('a move of another step is refused as not asked for now', () => {
  const state = race(9)
  const six = game.parseMove('die 6')
  expect(six && game.refusal(state, six)).toEqual({
    rule: 'race 1',
    code: 'not-now',
    figures: { asked: 'add', given: 'die' },
  })
})

test('a decision with one answer is played automatically', () => {
  const state = race(4)
  play(state, 'add 3')
  expect(game.pending(state)).toBeUndefined()
  expect(state.totals).toEqual([3, 1])
})

test('with a source of chance the machine draws automatically and reports the outcome', () => {
  const state = race(9)
  const outcomes = play(state, 'add 3', 'add 2')
  expect(outcomes).toHaveLength(1)
  expect(outcomes[0]).toMatch(/^die [1-6]$/)
  expect(game.pending(state)).toMatchObject({ seat: 0, step: 'add', rule: 'race 1' })
})

test('without one it waits for the outcome', () => {
  const state = race(9, null)
  play(state, 'add 3', 'add 2')
  expect(game.pending(state)).toMatchObject({ seat: 'chance', step: 'die', rule: 'race 3' })
  expect(game.moves(state)).toHaveLength(6)
  play(state, 'die 4')
  expect(state.goal).toBe(13)
})

test('draws follow their weights', () => {
  const counts = new Map<string, number>()
  for (let i = 0; i < 5000; i++) {
    const [outcome = ''] = play(race(9, seedRandom(`${i}`)), 'add 3', 'add 2')
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  // A six has a weight of five in ten.
  expect(counts.get('die 6')).toBeGreaterThan(2300)
  expect(counts.get('die 6')).toBeLessThan(2700)
  for (const value of [1, 2, 3, 4, 5]) expect(counts.get(`die ${value}`)).toBeGreaterThan(400)
})

test('this game passes the random playouts', () => {
  proveByPlayouts(game, { options: { goal: 40 }, games: 30, seed: 'race' })
})
