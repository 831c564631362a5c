import { seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { openingOf } from '../src/arena/opening.ts'
import { rate } from '../src/arena/rating.ts'
import type { GameResult } from '../src/arena/result.ts'
import { wilson } from '../src/arena/statistics.ts'
import { climb, tune } from '../src/arena/tuning.ts'
import { LADDERS, play, table } from '../src/index.ts'
import { halve } from '../src/sequential-halving.ts'
import { finish, type Steps } from '../src/steps.ts'

const ladder = LADDERS.get('spinning-jenny')
if (ladder === undefined) throw new Error('Spinning Jenny has no bots')
const { bots, expertise } = ladder
const options = (players: number) => expertise.game.parseOptions({ players })

describe('a bot against itself comes out even on paired seeds', () => {
  test.each([
    { bot: bots.easy, players: 2, blocks: 3, sims: 1 },
    { bot: bots.random, players: 3, blocks: 3, sims: 1 },
    { bot: bots.hard, players: 2, blocks: 1, sims: 2 },
  ])('$bot.name, $players players', ({ bot, players, blocks, sims }) => {
    const seated = Array.from({ length: players }, () => bot)
    const plan = { expertise, options: options(players), bots: seated, blocks, seed: 'even', budget: { sims } }
    const entries = table([...play(plan)])
    expect(entries).toHaveLength(players)
    for (const { share, games, rating } of entries) {
      expect(games).toBe(blocks * players)
      expect(share).toBeCloseTo(1 / players)
      expect(rating.rating).toBeCloseTo(1500)
    }
  })
})

test('an interrupted tournament resumes where it stopped', () => {
  const plan = {
    expertise,
    options: options(2),
    bots: [bots.easy, bots.random],
    blocks: 2,
    seed: 's',
    budget: { sims: 1 },
  }
  const all = [...play(plan)]
  expect(all).toHaveLength(4)
  const rest = [...play(plan, all.slice(0, 1))]
  expect([...all.slice(0, 1), ...rest]).toEqual(all)
  expect([...play(plan, all)]).toEqual([])
})

test('the same seed gives the same opening, another seed a different one', () => {
  const opened = (seed: string) => JSON.stringify(expertise.game.save(openingOf(expertise, options(2), seed)))
  expect(opened('a')).toBe(opened('a'))
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(opened)).size).toBeGreaterThan(4)
})

test('Wilson intervals', () => {
  expect(wilson(50, 100).low).toBeCloseTo(0.4038, 3)
  expect(wilson(50, 100).high).toBeCloseTo(0.5962, 3)
  expect(wilson(400, 400).low).toBeCloseTo(0.9905, 3)
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})

test('ratings recover the strengths behind the results', () => {
  // Three coins: the first beats the second in 10 of 11, and the second beats the third as often. 400 points separate
  // each pair.
  const results: GameResult[] = []
  for (let block = 0; block < 220; block++) {
    const upset = block % 11 === 0
    results.push({ block, rotation: 0, bots: ['one', 'two'], places: upset ? [2, 1] : [1, 2], scores: [0, 0] })
    results.push({ block, rotation: 1, bots: ['two', 'three'], places: upset ? [2, 1] : [1, 2], scores: [0, 0] })
  }
  const ratings = rate(results, ['one', 'two', 'three'])
  expect(ratings.get('two')?.rating).toBeCloseTo(1500, -1)
  expect((ratings.get('one')?.rating ?? 0) - (ratings.get('three')?.rating ?? 0)).toBeCloseTo(790, -2)
  for (const { rating, low, high } of ratings.values()) {
    expect(low).toBeLessThanOrEqual(rating)
    expect(high).toBeGreaterThanOrEqual(rating)
  }
})

describe('tuning climbs a hill', () => {
  const height = ({ a, b }: { a: number; b: number }) => -((a - 3) ** 2) - (b - 8) ** 2 / 4
  const hill = {
    start: { a: 8, b: 2 },
    ranges: { a: { min: 0, max: 10 }, b: { min: 0, max: 10 } },
    spread: 0.1,
    margin: (one: { a: number; b: number }, other: { a: number; b: number }) => Math.tanh(height(one) - height(other)),
  }

  test('match by match', () => {
    const last = [...tune({ ...hill, steps: 300, rate: 0.05 }, seedRandom('hill'))].at(-1)
    expect(last?.weights.a).toBeCloseTo(3, 0)
    expect(last?.weights.b).toBeCloseTo(8, 0)
  })

  test('climbs by many matches at a time, as far as the gain is significant', () => {
    const way = [...climb({ ...hill, steps: 40, pairs: 20 }, seedRandom('hill'))]
    const [first, last] = [way.at(0), way.at(-1)]
    expect(first?.certainty.a).toBeLessThan(-2)
    // No closer than the distance between the guesses.
    expect(Math.abs((last?.weights.a ?? 0) - 3)).toBeLessThan(1)
    expect(Math.abs((last?.weights.b ?? 0) - 8)).toBeLessThan(1)
  })

  test('stays in place where no weight matters', () => {
    const [only] = climb({ ...hill, margin: () => 0, steps: 1, pairs: 4 }, seedRandom('plain'))
    expect(only?.weights).toEqual(hill.start)
  })
})

test('halving finds the best of many with few samples, and stays within its budget', () => {
  const arms = Array.from({ length: 16 }, (_, i) => i)
  let spent = 0
  function* sample(arm: number, index: number): Steps<number> {
    spent++
    yield
    return arm + (index % 2 === 0 ? 3 : -3)
  }
  const contenders = finish(halve(arms, { sims: 128 }, sample))
  expect(spent).toBeLessThanOrEqual(128)
  expect(contenders[0]?.candidate).toBe(15)
  expect(contenders).toHaveLength(16)
})

test.each([1, 2, 7, 8, 63, 64, 100])('halving with %i simulations stays within them', sims => {
  let spent = 0
  function* sample(): Steps<number> {
    yield
    return ++spent
  }
  const contenders = finish(halve(Array.from({ length: 16 }), { sims }, sample))
  expect(spent).toBeLessThanOrEqual(sims)
  expect(spent).toBeGreaterThanOrEqual(sims / 2)
  expect(contenders.every(contender => contender.sims > 0)).toBe(true)
})

test('the prior decides where samples are few, and gives way to many samples', () => {
  const noise = [9, -1, -4, -4]
  function* sample(arm: number, index: number): Steps<number> {
    yield
    return arm + (arm === 0 ? (noise[index % noise.length] ?? 0) : 0)
  }
  const belief = { weight: 4, value: (arm: number): number => arm }
  const firstOf = (sims: number, trust?: typeof belief): number | undefined =>
    finish(halve([0, 1], { sims }, sample, trust))[0]?.candidate
  expect(firstOf(2)).toBe(0)
  expect(firstOf(2, belief)).toBe(0)
  expect(firstOf(2, { ...belief, weight: 12 })).toBe(1)
  expect(firstOf(64, { ...belief, value: arm => -arm })).toBe(1)
})
