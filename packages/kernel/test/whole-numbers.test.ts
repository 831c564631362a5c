import { expect, test } from 'vitest'
import { dividedDown, dividedUp } from '../src/index.ts'

test('whole-number division rounds down or up, as Math does', () => {
  for (let sum = 0; sum <= 200; sum++) {
    for (let part = 1; part <= 30; part++) {
      expect(dividedDown(sum, part)).toBe(Math.floor(sum / part))
      expect(dividedUp(sum, part)).toBe(Math.ceil(sum / part))
    }
  }
})
