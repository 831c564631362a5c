import { seedRandom } from '@arkwright/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingOf } from '../src/arena/opening.ts'
import { LADDERS } from '../src/index.ts'
import { halve } from '../src/sequential-halving.ts'
import { finish, type Steps } from '../src/steps.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const SIMS = 12
const REST_MS = 1000

/** Pauses between any two steps; returns the number of steps. */
function withRests<T>(steps: Steps<T>): { value: T; taken: number } {
  let taken = 1
  let next = steps.next()
  for (; next.done !== true; taken++) {
    vi.advanceTimersByTime(REST_MS)
    next = steps.next()
  }
  return { value: next.value, taken }
}

test.each([...LADDERS])('%s: computing in small steps, with a pause after each, gives the same choice', (_, ladder) => {
  const { game } = ladder.expertise
  const state = openingOf(ladder.expertise, game.parseOptions({ players: 3 }), 'steps')
  const asked = [game.view(state, state.seat), state.seat, { sims: SIMS }] as const
  const thinking = ladder.bots.hard.think?.(...asked, seedRandom('steps'))
  if (thinking === undefined) throw new Error('hard does not compute step by step')
  const { value, taken } = withRests(thinking)
  expect(value).toEqual(ladder.bots.hard.choose(...asked, seedRandom('steps')))
  expect(taken).toBeGreaterThan(SIMS)
})

test('milliseconds do not run during a pause', () => {
  const budget = { ms: 200 }
  function* sample(arm: number): Steps<number> {
    vi.advanceTimersByTime(2)
    yield
    vi.advanceTimersByTime(3)
    return arm
  }
  const samples = (contenders: readonly { sims: number }[]) => contenders.reduce((sum, { sims }) => sum + sims, 0)
  const arms = [1, 2, 3, 4]
  const rested = samples(withRests(halve(arms, budget, sample)).value)
  expect(rested).toBe(samples(finish(halve(arms, budget, sample))))
  expect(rested).toBeGreaterThanOrEqual(budget.ms / 5)
})

test.each([...LADDERS])('%s: milliseconds do not run while a hint is read', (_, ladder) => {
  const { game } = ladder.expertise
  const state = openingOf(ladder.expertise, game.parseOptions({ players: 2 }), 'hints')
  const advice = ladder.bots.hard.advise?.(game.view(state, state.seat), state.seat, { ms: 200 }, seedRandom('hints'))
  for (let pass = 0; pass < 3; pass++) {
    expect(advice?.next().done).toBe(false)
    vi.advanceTimersByTime(REST_MS)
  }
})
