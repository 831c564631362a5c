import { expect, test } from 'vitest'
import { leaningsOf } from '../src/tastes.ts'

const NOTHING = { price: 0, discount: 0, machines: 0, ships: 0 }

const leanings = leaningsOf<string, string, { readonly machine: number; readonly share: number }>({
  usual: { machine: 3, share: 2 },
  others: { easy: { machine: 5, share: 7 }, expert: { share: 1 } },
  broadAtEasy: ['speculator'],
  liked: ({ machine, share }, style) => (style === 'machine-builder' ? machine : share),
  traits: () => NOTHING,
})
const turn = { moves: [], state: '' }

test.each([
  ['medium', 3, 2],
  ['hard', 3, 2],
  ['expert', 3, 1],
  // The machine builder is not among the styles that are broad at easy.
  ['easy', 3, 7],
] as const)('%s likes in its own measure', (level, machine, share) => {
  expect(leanings.of('machine-builder', level, '', turn, 0)).toBe(machine)
  expect(leanings.of('speculator', level, '', turn, 0)).toBe(share)
})
