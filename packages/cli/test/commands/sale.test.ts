import { describe, expect, test } from 'vitest'
import { arkwright, arkwrightJson, expectOneSentence } from '../fake-terminal.ts'

const M = { id: 'M', appeal: 4, output: 3, stored: 0, quality: 9 }
const H = { id: 'H', appeal: 3, output: 3, stored: 0, quality: 9 }
const EXAMPLE = { demand: 7, importer: 3, sellers: [M, H] }
const RESULT = {
  sold: { M: 3, H: 2 },
  importer: 2,
  fromStore: { M: 0, H: 0 },
  calls: [
    { space: 4, takers: ['M'] },
    { space: 3, takers: ['M', 'H', 'importer'] },
    { space: 2, takers: ['M', 'H', 'importer'] },
  ],
}

function sale(given: unknown): Promise<unknown> {
  return arkwrightJson('sale', JSON.stringify(given))
}

test('the rulebook’s example of the calls', async () => {
  expect(await sale(EXAMPLE)).toEqual(RESULT)
})

test('an array of sales gives an array of results, in one document with or without --json', async () => {
  expect(await sale([EXAMPLE, EXAMPLE])).toEqual([RESULT, RESULT])
  expect(await sale([])).toEqual([])
  expect((await arkwright('sale', JSON.stringify(EXAMPLE))).out).toBe(`${JSON.stringify(RESULT)}\n`)
})

test('every seller sells stored goods whenever allowed', async () => {
  expect(await sale({ demand: 9, importer: 0, sellers: [{ ...M, stored: 2, appeal: 9 }] })).toMatchObject({
    sold: { M: 5 },
    fromStore: { M: 2 },
    importer: 0,
  })
})

test('no sellers, no goods, and the importer alone', async () => {
  expect(await sale({ demand: 0, importer: 3, sellers: [M] })).toMatchObject({ sold: { M: 0 }, importer: 0, calls: [] })
  expect(await sale({ demand: 5, importer: 2, sellers: [] })).toMatchObject({ sold: {}, importer: 2 })
})

test('ids are only names, with any text', async () => {
  const { out } = await arkwright(
    'sale',
    JSON.stringify({ demand: 9, importer: 0, sellers: [{ ...M, id: 'toString' }] }),
  )
  expect(JSON.parse(out)).toMatchObject({ sold: { toString: 3 } })
  const proto = await arkwright(
    'sale',
    '{"demand":9,"importer":0,"sellers":[{"id":"__proto__","appeal":2,"output":1,"stored":0,"quality":9}]}',
  )
  expect(proto.out).toContain('"sold":{"__proto__":1}')
})

describe('bad input', () => {
  const seller = (change: object): unknown => ({ ...EXAMPLE, sellers: [M, { ...H, ...change }] })

  test.each<[string, unknown, RegExp]>([
    ['nothing', '', /must hold one JSON object/],
    ['JSON cut off', JSON.stringify(EXAMPLE).slice(0, 50), /must hold one JSON object/],
    ['two documents', '{} {}', /must hold one JSON object/],
    ['a number', 7, /the sale must be an object, not 7/],
    ['null', null, /must be an object, not null/],
    ['a list in a list', [[EXAMPLE]], /sale 1 must be an object/],
    [
      'the second of a list',
      [EXAMPLE, { ...EXAMPLE, demand: -1 }],
      /sale 2: demand must be a whole number from 0 to 1000, not -1/,
    ],
    ['no demand', { importer: 3, sellers: [] }, /demand must be .+ but is missing/],
    ['demand as text', { ...EXAMPLE, demand: '7' }, /demand must be/],
    ['half a good', { ...EXAMPLE, demand: 7.5 }, /demand must be/],
    ['demand beyond numbers', '{"demand":1e400,"importer":3,"sellers":[]}', /demand must be/],
    ['an absurd appeal', seller({ appeal: 1e9 }), /sellers\[1\]: appeal must be/],
    ['no importer', { demand: 7, sellers: [] }, /importer must be/],
    ['an unknown field', { ...EXAMPLE, discount: 3 }, /discount is not known here/],
    [
      'a field called __proto__',
      '{"demand":7,"importer":3,"sellers":[],"__proto__":{}}',
      /__proto__ is not known here/,
    ],
    ['fields only inherited', '{"__proto__":{"demand":7,"importer":3,"sellers":[]}}', /demand must be .+ missing/],
    ['sellers missing', { demand: 7, importer: 3 }, /sellers must be a list/],
    ['sellers as an object', { ...EXAMPLE, sellers: { M } }, /sellers must be a list/],
    ['too many sellers', { ...EXAMPLE, sellers: Array.from({ length: 21 }, () => M) }, /at most 20 sellers/],
    ['a seller that is none', { ...EXAMPLE, sellers: ['M'] }, /sellers\[0\] must be an object/],
    ['an unknown field of a seller', seller({ price: 7 }), /sellers\[1\]: price is not known here/],
    ['no quality', seller({ quality: undefined }), /quality must be .+ missing/],
    ['an id that is no text', seller({ id: 5 }), /id must be a text/],
    ['an empty id', seller({ id: '' }), /id must be a text/],
    ['an endless id', seller({ id: 'x'.repeat(41) }), /id must be a text/],
    ['the same id twice', seller({ id: 'M' }), /id must be unique and not importer/],
    ['the importer as a seller', seller({ id: 'importer' }), /id must be unique and not importer/],
    ['lists nested without end', '['.repeat(500_000) + ']'.repeat(500_000), /nested more than 40 deep/],
    ['demand nested without end', `{"demand":${'['.repeat(99_999)}${']'.repeat(99_999)}}`, /nested more than 40 deep/],
    ['too many sales', Array.from({ length: 10_001 }, () => 0), /at most 10000 sales/],
    ['an absurd size', ' '.repeat(9_000_000), /larger than 8 MB/],
  ])('%s', async (_, given, sentence) => {
    const heard = await arkwright('sale', typeof given === 'string' ? given : JSON.stringify(given))
    expectOneSentence(heard)
    expect(heard.err).toMatch(sentence)
  })
})
