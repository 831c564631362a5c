import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seedRandom } from '../src/random.ts'
import { sha256Hex } from '../src/sha256.ts'

test('agrees with the platform on texts around the block sizes and beyond ASCII', () => {
  for (let length = 0; length < 200; length++) {
    const text = '£aé𝄞'.repeat(length).slice(0, length)
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

test('the random stream of a seed never changes: stored games depend on it', () => {
  expect(seedRandom('1770')).toMatchInlineSnapshot(`
    [
      1308202325,
      -245593725,
      2136084181,
      13,
    ]
  `)
})
