import { expect, test } from 'vitest'
import { nearest } from '../src/nearest.ts'

const NAMES = ['serve', 'simulate', 'replay', 'verify', 'sale']

test('finds the name with the fewest typing errors', () => {
  expect(nearest('sreve', NAMES)).toBe('serve')
  expect(nearest('simluate', NAMES)).toBe('simulate')
  expect(nearest('sael', NAMES)).toBe('sale')
  expect(nearest('verify', NAMES)).toBe('verify')
})

test('finds nothing where no name is near', () => {
  expect(nearest('dance', NAMES)).toBeUndefined()
  expect(nearest('', NAMES)).toBeUndefined()
  expect(nearest('x'.repeat(100_000), NAMES)).toBeUndefined()
})
