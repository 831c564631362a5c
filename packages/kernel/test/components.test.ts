import { expect, test } from 'vitest'
import { figure, overrideComponents, shown, valuesOf } from '../src/components.ts'

const TABLE = {
  wages: figure([2, 3, 4], 'derived', 'a table', { min: 1, max: 9 }),
  cost: figure({ food: [8, 10], lamps: [11, 14] }, 'rulebook', 'another', { min: 5, max: 25 }),
  loan: figure(10, 'rulebook', 'the third'),
  ships: figure([2, 4], 'rulebook', 'names of pieces', { fixed: true }),
  tiles: figure({ blue: { school: 1 } }, 'reconstructed', 'a picture', { max: 2, pieces: ['school', 'office'] }),
}

test('an owner may correct a part of a figure and leave the rest', () => {
  const table = overrideComponents(TABLE, { cost: { lamps: [11, 15] }, loan: 12 })
  expect(valuesOf(table)).toMatchObject({ wages: [2, 3, 4], cost: { food: [8, 10], lamps: [11, 15] }, loan: 12 })
  expect(valuesOf(TABLE).loan).toBe(10)
  expect(overrideComponents(TABLE, undefined)).toBe(TABLE)
})

test('an owner may replace a piece with another allowed one', () => {
  const exchanged = overrideComponents(TABLE, { tiles: { blue: { school: 0, office: 2 } } })
  expect(valuesOf(exchanged).tiles).toEqual({ blue: { office: 2 } })
  const added = overrideComponents(TABLE, { tiles: { blue: { office: 1 } } })
  expect(valuesOf(added).tiles).toEqual({ blue: { school: 1, office: 1 } })
})

test.each([
  [[], 'components must be an object of figures, such as {"wages": …}'],
  [{ wage: 1 }, 'components.wage is not a figure of this game; known are wages, cost, loan, ships, tiles'],
  [
    JSON.parse('{"__proto__": {}}'),
    'components.__proto__ is not a figure of this game; known are wages, cost, loan, ships, tiles',
  ],
  [{ wages: [2, 3] }, 'components.wages must be a list of 3 entries'],
  [{ wages: [2, 3, 99] }, 'components.wages[2] must be a whole number from 1 to 9'],
  [{ wages: [2, 3, 2.5] }, 'components.wages[2] must be a whole number from 1 to 9'],
  [{ cost: { tea: [1, 2] } }, 'components.cost.tea does not exist; known are food, lamps'],
  [{ tiles: { blue: { bank: 1 } } }, 'components.tiles.blue.bank does not exist; known are school, office'],
  [{ tiles: { blue: { office: 3 } } }, 'components.tiles.blue.office must be a whole number from 0 to 2'],
  [{ tiles: { red: { office: 1 } } }, 'components.tiles.red does not exist; known are blue'],
  [{ ships: [2, 6] }, 'components.ships[1] cannot be corrected: pieces and moves are named by it'],
  [{ cost: 7 }, 'components.cost must be an object with some of food, lamps'],
])('an impossible correction, %#: the sentence names the figure', (overrides, sentence) => {
  expect(() => overrideComponents(TABLE, overrides)).toThrow(sentence)
})

test('a user’s text is shown on one line and shortened', () => {
  const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
  expect([shown(7), shown('a\nb'), shown(null), shown(deep), shown({}), shown(undefined)]).toEqual([
    '7',
    'a?b',
    'null',
    'a list',
    'an object',
    'undefined',
  ])
  expect(shown('x'.repeat(99))).toHaveLength(58)
})
