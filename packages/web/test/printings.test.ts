import { deflateRawSync } from 'node:zlib'
import { spinningJenny } from '@arkwright/board-game'
import { boxOf, type Printing, withNumbers, writePrinting } from '@arkwright/kernel'
import { LANGUAGE_IDS } from '@arkwright/words'
import { expect, onTestFinished, test, vi } from 'vitest'
import { speak } from '../src/messages/first.ts'
import { FIGURES, figuresAt } from '../src/printings/figures-of-games.ts'
import { isPacked, packed, unpacked } from '../src/printings/link.ts'
import { optionsBy } from '../src/printings/printing-table.ts'
import { readPrintingFile } from '../src/printings/read.ts'
import { componentOf, PLACES, placeOf, ruleAddress, sectionAddress } from '../src/rules/address.ts'
import { fetchLibrary } from '../src/rules/library.ts'
import { linkName } from '../src/rules/names.ts'

const { groups } = boxOf(spinningJenny, spinningJenny.parseOptions({ players: 4 }), 'all')
const COPY: Printing = {
  game: spinningJenny.id,
  edition: 2014,
  name: 'Zoë’s copy',
  language: 'English',
  source: 'a test',
  confirmed: groups.map(({ id }) => id).filter(id => id !== 'wages-1-10'),
  changed: { wageByRow: [2, 2, 2, 2, 2, 2, 2, 2, 4, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5] },
  unknown: [],
}
const fileWith = (text: string) => new File([text], 'a.printing.json')

test('a printing fits into a link and comes back', async () => {
  const part = (await packed(COPY)) ?? ''
  expect(isPacked(part)).toBe(true)
  expect(part).toMatch(/^[\w-]+$/)
  expect(part.length).toBeLessThan(1500)
  expect(await unpacked(part)).toEqual(COPY)
})

test('a printing that is too large has no link', async () => {
  const ids = Array.from({ length: 250 }, (_, i) => `${(i * 7919) % 10_007}-${(i * 104_729) % 99_991}-${Math.sin(i)}`)
  const notes = Object.fromEntries(ids.map(id => [id, `${id} ${id}`]))
  expect(await packed({ ...COPY, notes })).toBeUndefined()
})

test.each(['z', 'z!', 'zAAAA', `z${'A'.repeat(5000)}`, 'zqqqqqq'])('a broken link is refused: %#', async part => {
  await expect(unpacked(part)).rejects.toThrow()
})

test('a link that unpacks to more than any printing is refused before it is read to its end', async () => {
  const bomb = `z${deflateRawSync(Buffer.alloc(2_900_000, 'a')).toString('base64url')}`
  expect(bomb.length).toBeLessThan(4000)
  const reads = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read')
  onTestFinished(() => reads.mockRestore())
  await expect(unpacked(bomb)).rejects.toThrow('holds too much')
  const parts = await Promise.all(reads.mock.results.map(({ value }) => value as Promise<{ value?: Uint8Array }>))
  const length = parts.reduce((sum, { value }) => sum + (value?.length ?? 0), 0)
  expect(length).toBeGreaterThan(256_000)
  expect(length).toBeLessThan(1_000_000)
})

test('a file is read, or refused with one sentence', async () => {
  expect(await readPrintingFile(fileWith(writePrinting(COPY)))).toMatchObject({ printing: COPY })
  const refusals = await Promise.all(
    [
      'not JSON {',
      '{"arkwright": 1}',
      '[]',
      '{"arkwright-printing": 2}',
      writePrinting(COPY).replace('Zoë', 'Zoe'),
      'x'.repeat(400_000),
      '['.repeat(100_000),
      '['.repeat(60_000),
      writePrinting(COPY).replace('"unknown": []', '"unknown": [7]'),
      writePrinting({ ...COPY, variant: { name: 'V', reason: 'W', options: { setup: 'upside down' }, figures: {} } }),
    ].map(text => readPrintingFile(fileWith(text))),
  )
  expect(refusals).toEqual([
    'This file cannot be opened: it is not complete, or it is no text file.',
    'This file cannot be opened: it is not a printing of Arkwright.',
    'This file cannot be opened: it is not a printing of Arkwright.',
    'This file cannot be opened: it was written by a newer version. Reload this page to update it.',
    'This file cannot be opened: it was changed after it was written, so its hash no longer matches.',
    'This file cannot be opened: it is not a printing of Arkwright.',
    'This file cannot be opened: it is longer than 64,000 characters.',
    'This file cannot be opened: it is not a printing of Arkwright.',
    'This file cannot be opened: its field “unknown” has something that is not allowed there.',
    'This file cannot be opened: an option of its variant does not fit the game.',
  ])
})

test('a bad file is refused in the reader’s language', async () => {
  const refused = () => readPrintingFile(fileWith(writePrinting(COPY).replace('Zoë', 'Zoe')))
  try {
    await speak('de')
    expect(await refused()).toContain('Der Inhalt wurde nachträglich geändert')
    await speak('fr')
    expect(await refused()).toContain('le contenu a été modifié après coup')
  } finally {
    await speak('en')
  }
})

test('a table is set up by a printing, or the page says why not', async () => {
  expect(await optionsBy(COPY, { players: 3 })).toMatchObject({
    players: 3,
    components: COPY.changed,
    printing: { name: 'Zoë’s copy' },
  })
  const markers = groups.find(({ id }) => id === 'start-markers')
  if (markers === undefined) throw new Error('no group start-markers')
  const path = ['predeterminedMarkers', 'players2', 'blue', 'light machinery']
  const broken = withNumbers(COPY, spinningJenny, markers, [{ path, value: 0 }])
  expect(await optionsBy(broken, { players: 2 })).toContain('cannot be played here')
})

test('every figure leads to the rules that use it, and back', () => {
  expect(FIGURES.filter(({ rules }) => rules.length === 0).map(({ game, name }) => `${game} ${name}`)).toEqual([])
  const wages = figuresAt(sectionAddress('job-market')).map(({ name }) => name)
  expect(wages).toEqual(['unnumberedSpaces', 'wageByRow'])
  expect(figuresAt(ruleAddress('tile foreman') ?? '').map(({ name }) => name)).toContain('foremanDiscount')
  const sections = PLACES.filter(({ key }) => figuresAt(sectionAddress(key)).length > 0)
  expect(sections.length).toBeGreaterThan(25)
})

test.each(LANGUAGE_IDS)(
  'the rules of a figure are named by their titles in %s, never by a key of the code',
  async language => {
    const library = await fetchLibrary(language)
    const rules = [...new Set(FIGURES.flatMap(figure => figure.rules))]
    const names = rules.map(rule => linkName(library, placeOf(rule)?.key ?? componentOf(rule) ?? rule))
    for (const name of names) expect(name).toMatch(/^([IVX\d][\w.]* )?\p{Lu}/u)
    expect(names.join(' ')).not.toMatch(/CG-|job-market|undefined/)
  },
)
