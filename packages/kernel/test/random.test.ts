import { expect, test } from 'vitest'
import { forkRandom, nextWord, randomBelow, seedRandom } from '../src/random.ts'

test('the same seed draws the same, another seed something else', () => {
  const draw = (seed: string) => {
    const random = seedRandom(seed)
    return Array.from({ length: 8 }, () => nextWord(random))
  }
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

test('all values below a bound occur about equally often', () => {
  const random = seedRandom('fair')
  const counts = Array.from({ length: 7 }, () => 0)
  for (let i = 0; i < 70_000; i++) {
    const value = randomBelow(random, 7)
    counts[value] = (counts[value] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

test('a fork is a separate stream', () => {
  const parent = seedRandom('parent')
  const first = forkRandom(parent)
  const second = forkRandom(parent)
  expect(nextWord(first)).not.toBe(nextWord(second))
})
