import { rule } from '@arkwright/testing'
import { describe, expect, test } from 'vitest'
import { spindles } from '../src/spinning.ts'

rule('PL I.1', 'a jenny has eight spindles', () => expect(spindles(1)).toBe(8))

for (const [id, jennies] of [
  ['PL-E1', 2],
  ['PL-E2', 3],
] as const) {
  rule(id, `${jennies} jennies`, () => expect(spindles(jennies)).toBe(8 * jennies))
}

describe('spinning', () => {
  rule('PL I.9', 'stands in no ledger', () => expect(spindles(0)).toBe(0))
})

test('bears no id', () => expect(spindles(2)).toBe(16))
