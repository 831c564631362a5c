import { expect, test } from 'vitest'
import { boxOf } from '../src/box.ts'
import { comparePrintings } from '../src/compare-printings.ts'
import { pathText } from '../src/figure-paths.ts'
import { mergePrintings } from '../src/merge-printings.ts'
import type { Printing } from '../src/printing.ts'
import { answersOf } from '../src/printing-answers.ts'
import { MY_COPY, printedRace } from './printing-game.ts'

const FRIEND: Printing = {
  ...MY_COPY,
  name: 'Leeds copy',
  source: 'a friend',
  confirmed: ['lamps'],
  changed: { wages: [2, 2, 3, 4], pieces: { blue: { school: 0, office: 1 } } },
  unknown: ['food'],
}

test('the box lists reconstructed numbers in the order of the places, with their range', () => {
  const { groups, numbers, minutes } = boxOf(printedRace, printedRace.parseOptions({ players: 2 }))
  expect(groups.map(({ id }) => id)).toEqual(['wages', 'food', 'lamps', 'pieces'])
  expect(numbers).toBe(10)
  expect(minutes).toBe(2)
  expect(groups[1]?.numbers.map(({ path, value, min, max }) => [pathText(path), value, min, max])).toEqual([
    ['cost.food[0]', 8, 1, 25],
    ['cost.food[1]', 10, 1, 25],
  ])
  expect(groups[3]?.figures).toEqual([
    { name: 'pieces', provenance: 'reconstructed', source: 'ours', pieces: ['school', 'office'] },
  ])
})

test('on request the box has every figure', () => {
  const { groups } = boxOf(printedRace, printedRace.parseOptions({ players: 2 }), 'all')
  expect(groups.map(({ id }) => id)).toEqual(['wages', 'loan', 'food', 'lamps', 'pieces'])
})

test('a group with a changed number counts as answered', () => {
  expect(Object.fromEntries(answersOf(MY_COPY, printedRace))).toEqual({
    wages: 'same',
    food: 'different',
    pieces: 'different',
    lamps: 'cannot tell',
  })
})

test('two printings are compared number by number', () => {
  const { differences, answers, sameVariant } = comparePrintings(MY_COPY, FRIEND, printedRace)
  expect(differences.map(({ path, ...numbers }) => ({ at: pathText(path), ...numbers }))).toEqual([
    { at: 'wages[3]', ours: 3, first: 3, second: 4 },
    { at: 'cost.food[0]', ours: 8, first: 9, second: 8 },
  ])
  expect(answers).toEqual([
    { group: 'lamps', first: 'cannot tell', second: 'same' },
    { group: 'wages', first: 'same', second: 'different' },
    { group: 'food', first: 'different', second: 'cannot tell' },
  ])
  expect(sameVariant).toBe(true)
})

test('a printing equals itself', () => {
  expect(comparePrintings(MY_COPY, MY_COPY, printedRace)).toEqual({ differences: [], answers: [], sameVariant: true })
})

test('a merged printing has what either found, and lists what they contradict', () => {
  const { printing, conflicts, otherVariant } = mergePrintings(MY_COPY, FRIEND, printedRace)
  expect(conflicts).toEqual([{ path: ['wages', 3], first: 3, second: 4 }])
  expect(printing).toEqual({
    ...MY_COPY,
    name: 'Birmingham copy + Leeds copy',
    source: 'my 2014 copy + a friend',
    confirmed: ['wages', 'lamps'],
    changed: { cost: { food: [9, 10] }, pieces: { blue: { school: 0, office: 1 } } },
    unknown: [],
  })
  expect(otherVariant).toBe(false)
})

test('who corrected one number of a group has looked at the others: both numbers are asked', () => {
  const one: Printing = { ...MY_COPY, confirmed: [], changed: { wages: [2, 2, 4, 4] }, unknown: [] }
  const other: Printing = { ...one, changed: { wages: [2, 2, 5, 3] } }
  const { printing, conflicts } = mergePrintings(one, other, printedRace)
  expect(conflicts).toEqual([
    { path: ['wages', 2], first: 4, second: 5 },
    { path: ['wages', 3], first: 4, second: 3 },
  ])
  expect(printing.changed).toEqual({ wages: [2, 2, 4, 4] })
  expect(mergePrintings(one, other, printedRace, ([, row]) => row === 3).printing.changed).toEqual({
    wages: [2, 2, 4, 3],
  })
})

test('where only the second looked, its numbers are taken', () => {
  const nothing: Printing = { ...MY_COPY, confirmed: [], changed: {}, unknown: [] }
  const { printing, conflicts } = mergePrintings(nothing, { ...FRIEND, unknown: [] }, printedRace)
  expect(conflicts).toEqual([])
  expect([printing.confirmed, printing.changed]).toEqual([FRIEND.confirmed, FRIEND.changed])
})

test('a merged printing keeps the first of two variants', () => {
  const variant = { name: 'Long', reason: 'Time.', options: { goal: 40 }, figures: {} }
  const other = { ...variant, options: { goal: 50 } }
  const merged = mergePrintings({ ...MY_COPY, variant }, { ...MY_COPY, variant: other }, printedRace)
  expect([merged.printing.variant, merged.otherVariant]).toEqual([variant, true])
  expect(mergePrintings(MY_COPY, { ...MY_COPY, variant }, printedRace)).toMatchObject({
    printing: { variant },
    otherVariant: false,
  })
})

test('printings of different games or editions are not merged', () => {
  expect(() => mergePrintings(MY_COPY, { ...MY_COPY, edition: 2016 }, printedRace)).toThrow('different editions')
  expect(() => mergePrintings(MY_COPY, { ...MY_COPY, game: 'chess' }, printedRace)).toThrow('of chess')
})
