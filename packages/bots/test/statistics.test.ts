import { randomBelow, seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { type SequentialVerdict, sequentialTest } from '../src/arena/statistics.ts'

const COINS = 1000
const HYPOTHESES = { low: 0.5, high: 0.6 }

/** Tosses a coin until the test is decided. */
function toss(chance: number, seed: string): { verdict: SequentialVerdict; tosses: number } {
  const random = seedRandom(seed)
  let wins = 0
  for (let tosses = 1; ; tosses++) {
    if (randomBelow(random, 1_000_000) < chance * 1_000_000) wins++
    const verdict = sequentialTest(wins, tosses, HYPOTHESES)
    if (verdict !== 'open') return { verdict, tosses }
  }
}

function accepted(chance: number): { share: number; tosses: number } {
  const trials = Array.from({ length: COINS }, (_, i) => toss(chance, `coin ${chance} ${i}`))
  return {
    share: trials.filter(({ verdict }) => verdict === 'accepted').length / COINS,
    tosses: trials.reduce((sum, { tosses }) => sum + tosses, 0) / COINS,
  }
}

describe('the sequential test, on coins whose bias is known', () => {
  test('is wrong about a coin of either kind in at most 5 of 100 cases', () => {
    expect(accepted(HYPOTHESES.low).share).toBeLessThanOrEqual(0.05)
    expect(accepted(HYPOTHESES.high).share).toBeGreaterThanOrEqual(0.95)
  })

  test('decides quickly about a coin that is better or worse than both', () => {
    const better = accepted(0.8)
    expect(better.share).toBe(1)
    expect(better.tosses).toBeLessThan(accepted(HYPOTHESES.high).tosses / 2)
    expect(accepted(0.3).share).toBe(0)
  })

  test('stays open between them', () => {
    const { share } = accepted(0.55)
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
  })

  test('counts shared wins in part, and stays open without games', () => {
    expect(sequentialTest(0, 0, HYPOTHESES)).toBe('open')
    expect(sequentialTest(200, 400, HYPOTHESES)).toBe('rejected')
    expect(sequentialTest(240.5, 400, HYPOTHESES)).toBe('accepted')
  })
})
