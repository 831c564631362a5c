// The compiler: what it makes of a message, and what it refuses with file and key.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { codeOf, typeOf } from '../compiler/code.ts'
import { generated, writeGenerated } from '../compiler/generate.ts'
import { readMessage } from '../compiler/message.ts'
import { withNoBreakSpaces } from '../compiler/spaces.ts'

type Files = Readonly<Record<string, unknown>>

const NOUNS = { good: { food: { name: 'food', one: 'crate' }, lamps: { name: 'lamps', one: 'lamp' } } }

/** A folder of messages: the same files in each language, except for what `changed` puts in French. */
function messages(area: Files, changed: Files = area, nouns: object = NOUNS): string {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-words-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const language of ['en', 'fr', 'de']) {
    mkdirSync(join(folder, language))
    writeFileSync(join(folder, language, 'area.json'), JSON.stringify(language === 'fr' ? changed : area))
    writeFileSync(join(folder, language, 'nouns.json'), JSON.stringify(nouns))
  }
  return folder
}

const reader = {
  pluralCategories: ['one', 'other'],
  forms: new Map([['good', ['name', 'one']]]),
  text: (words: string) => words,
}

/** Expected code is written with § for $, which biome takes for a forgotten template. */
test.each([
  ['Plain words', 'string', '"Plain words"'],
  ['Hello {name}', '(a: { name: string }) => string', 'a => `Hello §{a.name}`'],
  ['{cost, number, money}', '(a: { cost: number }) => string', 'a => `§{f.money(a.cost)}`'],
  ['{names_list}', '(a: { names: readonly string[] }) => string', 'a => `§{f.list(a.names)}`'],
  ['1 {good_one}', "(a: { good: NounKeys['good'] }) => string", 'a => `1 §{noun(good, a.good, 1)}`'],
  ['{fromGood_name}', "(a: { fromGood: NounKeys['good'] }) => string", 'a => `§{noun(good, a.fromGood, 0)}`'],
  [
    '{n, plural, other {# cards} =0 {none} one {# card}}',
    '(a: { n: number }) => string',
    "a => `§{a.n === 0 ? `none` : f.plural(a.n) === 'one' ? `§{f.number(a.n)} card` : `§{f.number(a.n)} cards`}`",
  ],
  [
    '{way, select, up {gains} other {loses}}',
    '(a: { way: "up" | "other" }) => string',
    'a => `§{a.way === "up" ? `gains` : `loses`}`',
  ],
  ['a `tick` and a \\ {name}', '(a: { name: string }) => string', 'a => `a \\`tick\\` and a \\\\ §{a.name}`'],
])('%s', (source, type, code) => {
  const message = readMessage(source, reader)
  expect(typeOf(message)).toBe(type)
  expect(codeOf(message, ({ form }) => ['name', 'one'].indexOf(form))).toBe(code.replaceAll('§', '$'))
})

test.each<[string, Files, Files, string]>([
  ['a missing message', { a: { b: 'x' } }, { a: {} }, 'messages/fr/area.json: a.b is missing'],
  ['a message English does not have', { a: 'x' }, { a: 'x', c: 'y' }, 'messages/fr/area.json: c is not in English'],
  ['a missing placeholder', { a: '{name}' }, { a: 'x' }, 'messages/fr/area.json: a: {name} is missing'],
  ['a further placeholder', { a: 'x' }, { a: '{name}' }, 'messages/fr/area.json: a: {name} does not exist in English'],
  ['another type', { a: '{n, number}' }, { a: '{n}' }, '{n} is string here, but number in English'],
  ['an unknown form', { a: '{good_one}' }, { a: '{good_dative}' }, 'messages/fr/area.json: a: {good_dative} asks for'],
  ['a noun without a form', { a: '{good_one}' }, { a: '{good}' }, '{good} is a noun and needs a form: {good_name}'],
  ['an unknown noun', { a: '{ship_one}' }, { a: '{ship_one}' }, 'messages/en/area.json: a: {ship_one} is no noun'],
  ['an unknown number style', { a: '{n, number, euro}' }, { a: '{n, number}' }, 'unknown number style euro'],
  [
    'a plural form the language lacks',
    { a: '{n, plural, two {x} other {y}}' },
    {},
    'the plural form two does not exist',
  ],
  ['a hand-typed space', { a: 'x ?' }, { a: 'x\u00a0?' }, 'messages/fr/area.json: a: type ordinary spaces'],
  ['broken ICU', { a: 'x' }, { a: '{n' }, 'messages/fr/area.json: a: this is no ICU message'],
  ['a quote of nothing', { a: '[[area:b]]' }, { a: 'x' }, '[[area:b]] quotes a message that does not exist'],
])('%s is refused', (_, english, french, fault) => {
  expect(() => generated(messages(english, french))).toThrow(fault)
})

test('nouns of a kind have the same forms', () => {
  const nouns = { good: { food: { name: 'food' }, lamps: { title: 'Lamps' } } }
  expect(() => generated(messages({ a: 'x' }, { a: 'x' }, nouns))).toThrow('good.lamps must have the forms name')
})

test('a text quotes a label by its key', () => {
  const files = generated(messages({ label: 'Finish', hint: 'Press “[[area:label]]”.' }))
  expect(files.get('en/area.ts')).toContain('hint: "Press “Finish”."')
})

test('only files that changed are written, and files of messages that are gone are removed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-generated-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeGenerated(
    folder,
    new Map([
      ['en/a.ts', '1'],
      ['en/b.ts', '2'],
    ]),
  )
  writeGenerated(folder, new Map([['en/a.ts', '1']]))
  expect(readdirSync(join(folder, 'en'))).toEqual(['a.ts'])
})

test('spaces that must not break', () => {
  expect(withNoBreakSpaces('Quoi ? « {x} » : 5 %', true)).toBe('Quoi\u00a0? «\u00a0{x}\u00a0»\u00a0: 5\u00a0%')
  expect(withNoBreakSpaces('What ? 5 % …', false)).toBe('What ? 5\u00a0%\u00a0…')
  expect(withNoBreakSpaces('3 × 6 £', false)).toBe('3 × 6\u00a0£')
})
