import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EVENT_NAMES, TILE_NAMES } from '@arkwright/board-game'
import { FACES } from '@arkwright/card-game'
import { waterFrame as germanWords } from '@arkwright/words/de/water-frame'
import { waterFrame as englishWords } from '@arkwright/words/en/water-frame'
import { waterFrame as frenchWords } from '@arkwright/words/fr/water-frame'
import { afterEach, expect, test } from 'vitest'
import { printedFigures, said } from '../src/board-game/effect-figures.ts'
import { CARD_KINDS, faceOf } from '../src/card-game/rules/card-kinds.ts'
import { cardEffect } from '../src/card-game/words.ts'
import { speak } from '../src/messages/index.ts'
import { componentOf, PLACES, placeOf, ruleAddress } from '../src/rules/address.ts'
import { listOf } from '../src/rules/component-list.ts'
import { chaptersOf, fetchLibrary, type Library } from '../src/rules/library.ts'
import { readLine } from '../src/rules/markup.ts'
import { componentText, sectionTitle } from '../src/rules/names.ts'
import { search } from '../src/rules/search.ts'
import { firstCardPosition } from './card-positions.ts'

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url))
const LEDGERS = fileURLToPath(new URL('../../../docs/rules/', import.meta.url))
const english = await fetchLibrary('en')
const german = await fetchLibrary('de')
const french = await fetchLibrary('fr')
const LIBRARIES = { english, german, french }

afterEach(() => speak('en'))

/** Leads to a section, or to an existing component. */
function canBeRead(rule: string): boolean {
  if (ruleAddress(rule) === undefined) return false
  const component = componentOf(rule)
  return placeOf(rule) !== undefined || (component !== undefined && componentText(english, component) !== undefined)
}

test('every rule that the engines name has a page', () => {
  const sources = globSync('{kernel,board-game,card-game}/src/**/*.ts', { cwd: PACKAGES })
  const named = new Set(
    sources.flatMap(file =>
      [...readFileSync(PACKAGES + file, 'utf8').matchAll(/(?:\brule: |reason(?:<[^>]+>)?\(\s*)'([^']+)'/g)].map(
        ([, rule = '']) => rule,
      ),
    ),
  )
  expect(named.size).toBeGreaterThan(80)
  expect([...named].filter(rule => !canBeRead(rule))).toEqual([])
})

test('every section and ruling of the ledgers has a page', () => {
  // The page about how the rules were checked is not a ledger.
  const ledgers = globSync('*.md', { cwd: LEDGERS, exclude: ['how-checked.md'] })
  const ids = ledgers.flatMap(file =>
    [...readFileSync(LEDGERS + file, 'utf8').matchAll(/^\| ([^|]+?) \| /gm)].map(([, id = '']) => id),
  )
  // Worked examples have their own numbers: E1, S4a, CG-E12.
  const sections = ids.filter(id => !/^(?:section|---|(?:CG-)?[ES]\d+[a-d]?)$/.test(id))
  expect(sections.length).toBeGreaterThan(200)
  expect(sections.filter(id => !canBeRead(id))).toEqual([])
})

test('every chapter and section of the texts has its place in the plan', () => {
  const planned = PLACES.map(({ chapter, key }) => `${chapter} ${key}`)
  const written = Object.entries(english.chapters).flatMap(([chapter, { sections }]) =>
    Object.keys(sections).map(key => `${chapter} ${key}`),
  )
  expect(written.toSorted()).toEqual(planned.toSorted())
})

test('a number leads to only one place', () => {
  const ids = PLACES.flatMap(place => place.ids)
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  expect(new Set(PLACES.map(({ key }) => key)).size).toBe(PLACES.length)
})

function linesOf(library: Library): Map<string, readonly string[]> {
  return new Map(
    PLACES.map(({ game, chapter, key }) => [key, chaptersOf(library, game)[chapter]?.sections[key]?.slice(1) ?? []]),
  )
}

test.each(Object.keys(LIBRARIES) as (keyof typeof LIBRARIES)[])('no link of the %s rules is dead', language => {
  const library = LIBRARIES[language]
  const dead = [...linesOf(library)].flatMap(([key, lines]) =>
    lines
      .flatMap(line => readLine(line).spans)
      .flatMap(span => ('link' in span ? [span.link] : []))
      .filter(link => componentText(library, link) === undefined && sectionTitle(library, link) === '')
      .map(link => `${key}: ${link}`),
  )
  expect(dead).toEqual([])
})

/** What must be the same in every language: kind, mark, links and figures. */
function skeleton(line: string): string {
  const { kind, mark, spans } = readLine(line)
  const links = spans.flatMap(span => ('link' in span ? [span.link] : [])).toSorted()
  return [kind, mark, links.join(' '), figuresOf(line.replaceAll(/\{[^}]+\}/g, ''))].join(' | ')
}

function figuresOf(words: string): string {
  return (words.match(/\d+/g) ?? []).toSorted().join(' ')
}

test.each(['german', 'french'] as const)('the %s rules say the same with the same figures', language => {
  const translated = linesOf(LIBRARIES[language])
  for (const [key, lines] of linesOf(english))
    expect({ key, lines: translated.get(key)?.map(skeleton) }).toEqual({ key, lines: lines.map(skeleton) })
})

test.each(['german', 'french'] as const)('the %s catalogue of components has the same figures', language => {
  const { components } = LIBRARIES[language]
  for (const group of ['tiles', 'events', 'cards', 'pieces'] as const) {
    for (const [name, { effect }] of Object.entries(english.components[group])) {
      const other = (components[group] as Readonly<Record<string, { effect: string }>>)[name]
      expect({ name, figures: figuresOf(other?.effect ?? '') }).toEqual({ name, figures: figuresOf(effect) })
    }
  }
})

const AT_THE_TABLE = {
  english: { tiles: englishWords.tileEffects, spoken: 'en' },
  german: { tiles: germanWords.tileEffects, spoken: 'de' },
  french: { tiles: frenchWords.tileEffects, spoken: 'fr' },
} as const

test.each(Object.keys(LIBRARIES) as (keyof typeof LIBRARIES)[])(
  'the short texts of a %s table have no figure that the catalogue does not have',
  async language => {
    const { components } = LIBRARIES[language]
    const { tiles, spoken } = AT_THE_TABLE[language]
    await speak(spoken)
    const state = firstCardPosition()
    const short = (kind: (typeof CARD_KINDS)[number]) => cardEffect(state, FACES.indexOf(faceOf(kind)))
    const pairs = [
      ...TILE_NAMES.map(name => ({ short: said(tiles[name], printedFigures()), long: components.tiles[name].effect })),
      ...CARD_KINDS.map(name => ({ short: short(name), long: components.cards[name].effect })),
    ]
    const figures = (words: string): readonly string[] => words.match(/\d+/g) ?? []
    const strange = pairs.filter(({ short, long }) => figures(short).some(one => !figures(long).includes(one)))
    expect(strange).toEqual([])
  },
)

test('the catalogue lists every tile, event and card', () => {
  expect(listOf('tiles').map(({ name }) => name)).toEqual(TILE_NAMES)
  expect(listOf('events').map(({ name }) => name)).toEqual(['end of game', ...EVENT_NAMES])
  const kinds = new Set(FACES.map(face => (face.startsWith('patron-') ? 'patron' : face)))
  expect(new Set(listOf('cards').map(({ name }) => name))).toEqual(kinds)
  expect(listOf('tiles').find(({ name }) => name === 'foreman')?.copies).toBe('2 in 2014, 3 in 2016')
  expect(listOf('cards').find(({ name }) => name === 'patent')?.copies).toBe('2 / 3 / 3 with 2 / 3 / 4 players')
})

test('the search works with and without accents', () => {
  const keys = (library: Library, wanted: string) => search(library, wanted).map(({ place }) => place.key)
  expect(keys(english, 'emergency sale')).toContain('7.0')
  expect(keys(english, 'II.2.3')[0]).toBe('II.2.3')
  expect(keys(german, 'qualitat')).toEqual(keys(german, 'Qualität'))
  expect(keys(german, 'qualitat')[0]).toBe('II.2.4')
  expect(keys(french, 'salaries')).toEqual([])
  expect(keys(french, 'entrepot')).toContain('III.5')
  expect(keys(english, '  ')).toEqual([])
})

test('a refusal links to its address', () => {
  expect(ruleAddress('SJ III.4')).toBe('#/rules/III.5')
  expect(ruleAddress('WF III.4')).toBe('#/rules/III.4')
  expect(ruleAddress('ruling 24')).toBe('#/components/tile-inventor')
  expect(ruleAddress('CG card 6')).toBe('#/components/card-broker')
  expect(ruleAddress('no such rule')).toBeUndefined()
})
