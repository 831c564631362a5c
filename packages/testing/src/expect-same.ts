import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'

/** `expect(…).toEqual(…)`, but quick if both are the same: for checks after every move of many games. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected)
}
