import { expect, test } from 'vitest'
import { BadInput } from '../src/bad-input.ts'
import { hashOf, type Printing, parsePrinting, writePrinting } from '../src/printing.ts'
import { isAltered, printingIn } from '../src/printing-name.ts'
import { checkPrinting, nameOf, optionsOf } from '../src/printing-options.ts'
import { MY_COPY, printedRace } from './printing-game.ts'

const VARIANT: Printing = {
  ...MY_COPY,
  variant: { name: 'Long race', reason: 'More time.', options: { goal: 40 }, figures: { cost: { lamps: [12, 15] } } },
}

function refusal(text: string): string {
  try {
    parsePrinting(text)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    expect(error.message).not.toContain('\n')
    expect(error.message.length).toBeLessThan(300)
    return error.message
  }
  throw new Error('it was read')
}

/** The file with some fields replaced and a hash that fits. */
function fileWith(fields: object): string {
  const content = { ...MY_COPY, ...fields }
  return JSON.stringify({ 'arkwright-printing': 1, ...content, hash: hashOf(content) })
}

test.each([MY_COPY, VARIANT])('a printing is read as it was written', printing => {
  expect(parsePrinting(writePrinting(printing))).toEqual(printing)
})

test('the file is readable: a line for each field and each changed figure', () => {
  expect(writePrinting(MY_COPY).split('\n').slice(0, 12)).toEqual([
    '{',
    '  "arkwright-printing": 1,',
    '  "game": "printed-race",',
    '  "edition": 2014,',
    '  "name": "Birmingham copy",',
    '  "language": "English",',
    '  "source": "my 2014 copy",',
    '  "confirmed": ["wages"],',
    '  "changed": {',
    '    "cost": {"food":[9,10]},',
    '    "pieces": {"blue":{"school":0,"office":1}}',
    '  },',
  ])
})

test('the hash names the content, whatever the order of its keys', () => {
  const { cost, pieces } = MY_COPY.changed
  expect(cost !== undefined && pieces !== undefined && hashOf({ ...MY_COPY, changed: { pieces, cost } })).toBe(
    hashOf(MY_COPY),
  )
  for (const other of [
    VARIANT,
    { ...MY_COPY, name: 'x' },
    { ...MY_COPY, changed: {} },
    { ...MY_COPY, edition: 2016 },
  ]) {
    expect(hashOf(other)).not.toBe(hashOf(MY_COPY))
  }
})

test('a printing that was changed after it was written is refused', () => {
  expect(refusal(writePrinting(MY_COPY).replace('[9,10]', '[7,10]'))).toBe(
    'the hash of this printing does not match its content; it was changed after it was written',
  )
})

test.each([
  ['', 'this is not a complete JSON file; it may have been cut off'],
  [writePrinting(MY_COPY).slice(0, -9), 'this is not a complete JSON file; it may have been cut off'],
  ['{"arkwright":1}', 'this is not a printing: it has no field "arkwright-printing"'],
  ['[]', 'this is not a printing: it has no field "arkwright-printing"'],
  ['{"arkwright-printing":2}', 'this printing has format 2; this program knows up to 1, please update it'],
  [fileWith({ name: '' }), 'printing: name must be a text of 1 to 60 characters'],
  [fileWith({ name: 'x'.repeat(61) }), 'printing: name must be a text of 1 to 60 characters'],
  [fileWith({ source: 'two\nlines' }), 'printing: source must be one line without control characters'],
  [fileWith({ edition: 14 }), 'printing: edition must be a whole number from 1900 to 2999, not 14'],
  [fileWith({ confirmed: 'all' }), 'printing: confirmed must be a list of at most 300 groups'],
  [fileWith({ confirmed: ['a', 'a'] }), 'printing: confirmed has a twice'],
  [fileWith({ confirmed: ['lamps'] }), 'printing: lamps cannot be both confirmed and unknown'],
  [fileWith({ changed: [] }), 'printing: changed must be an object of at most 300 figures'],
  [fileWith({ changed: { loan: 'ten' } }), 'printing: changed must hold whole numbers only, not ten'],
  [fileWith({ changed: { loan: 1.5 } }), 'printing: changed must hold whole numbers only, not 1.5'],
  [fileWith({ changed: { loan: Array(3001).fill(1) } }), 'printing: changed must have at most 3000 numbers'],
  [
    JSON.stringify({ ...JSON.parse(writePrinting(MY_COPY)), colour: 'red' }),
    'printing: colour is not known here; known are arkwright-printing, edition, notes, variant, game, name, language, source, confirmed, changed, unknown, hash',
  ],
  [
    fileWith({ variant: { ...VARIANT.variant, options: { players: 2 } } }),
    'printing: variant.options cannot set players',
  ],
  [
    fileWith({ variant: { ...VARIANT.variant, options: { goal: { deep: 1 } } } }),
    'printing: variant.options: goal must be a text, a number, true, false, or a short list of them',
  ],
  [fileWith({ variant: { ...VARIANT.variant, reason: '' } }), 'printing: reason must be a text of 1 to 800 characters'],
])('a bad file is refused with one sentence: %#', (text, sentence) => {
  expect(refusal(text)).toBe(sentence)
})

test.each([
  '['.repeat(60_000),
  `{"arkwright-printing":1,"changed":${'{"a":'.repeat(9000)}`,
  'x'.repeat(10_000_000),
  `{"arkwright-printing":1,${'"a":1,'.repeat(10_000)}"b":1}`,
  fileWith({ changed: Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`f${i}`, 1])) }),
  fileWith({ confirmed: Array.from({ length: 5000 }, (_, i) => `g${i}`) }),
  fileWith({ changed: JSON.parse('{"__proto__":{"x":1e300}}') }),
])('a hostile file costs at most 100 ms: %#', text => {
  // Processor time, and the best of three: other programs share the machine.
  const milliseconds = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    refusal(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  expect(Math.min(...milliseconds)).toBeLessThan(100)
})

test('what would be refused is not written', () => {
  expect(() => writePrinting({ ...MY_COPY, name: '' })).toThrow(BadInput)
})

test('a table is set up with the figures of the printing and names it', () => {
  const options = optionsOf(MY_COPY, printedRace, { players: 2 })
  expect(options).toEqual({
    players: 2,
    edition: 2014,
    goal: 12,
    components: MY_COPY.changed,
    printing: { name: 'Birmingham copy', hash: hashOf(MY_COPY) },
  })
  const { cost, pieces } = printedRace.components(options)
  expect(cost?.value).toEqual({ food: [9, 10], lamps: [11, 14] })
  expect(pieces?.value).toEqual({ blue: { office: 1 }, red: { office: 1 } })
  expect(printingIn(options)).toEqual(nameOf(MY_COPY))
})

test('a variant adds its options and figures', () => {
  expect(optionsOf(VARIANT, printedRace, { players: 2, goal: 20 })).toMatchObject({
    goal: 40,
    components: { cost: { food: [9, 10], lamps: [12, 15] }, pieces: { blue: { school: 0 } } },
    printing: { name: 'Birmingham copy', variant: 'Long race' },
  })
})

test('a printing that changes nothing brings no components, and is still named', () => {
  const options = optionsOf({ ...MY_COPY, changed: {} }, printedRace, { players: 2 })
  expect(Object.keys(options)).toEqual(['players', 'edition', 'goal', 'printing'])
  expect([isAltered(options), isAltered({ players: 2 }), isAltered({ components: {} })]).toEqual([true, false, true])
})

test.each([
  [{ ...MY_COPY, game: 'chess' }, 'this printing is of chess, not of printed-race'],
  [{ ...MY_COPY, edition: 2015 }, 'options: edition must be one of 2014, 2016, not 2015'],
  [{ ...MY_COPY, changed: { loan: 51 } }, 'components.loan must be a whole number from 1 to 50'],
  [{ ...MY_COPY, changed: { tea: 5 } }, 'components.tea is not a figure of this game'],
  [
    { ...MY_COPY, variant: { name: 'x', reason: 'y', options: {}, figures: JSON.parse('{"__proto__":{"loan":1}}') } },
    'components.__proto__ is not a figure of this game',
  ],
  [
    { ...MY_COPY, variant: { name: 'x', reason: 'y', options: { speed: 1 }, figures: {} } },
    'options: speed is not known here',
  ],
])('a printing that cannot be played is refused: %#', (printing, sentence) => {
  expect(() => checkPrinting(printing, printedRace)).toThrow(sentence)
})

test('the edition is that of the printing', () => {
  expect(() => optionsOf(MY_COPY, printedRace, { players: 2, edition: 2016 })).toThrow(
    'this printing is of the edition of 2014, not of 2016',
  )
})

test('figures come from the printing or from components, not from both', () => {
  expect(() => optionsOf(MY_COPY, printedRace, { players: 2, components: { loan: 12 } })).toThrow('not from both')
})

test.each([
  [{ name: '', hash: 'a'.repeat(64) }, 'options: printing.name must be a text of 1 to 60 characters'],
  [{ name: 'x', hash: 'abc' }, 'options: printing.hash must be 64 hexadecimal digits'],
  ['x', 'options: printing must be an object, not x'],
])('the name of a printing in the options is checked: %#', (printing, sentence) => {
  expect(() => printedRace.parseOptions({ players: 2, printing })).toThrow(sentence)
})

test.each([null, undefined, 'text', 5, []])('what is no printing is not written: %j', given => {
  expect(() => writePrinting(given as unknown as Printing)).toThrow(BadInput)
})
