import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, preferredLanguage, wordsIn } from '@arkwright/words'
import { afterEach, expect, test } from 'vitest'
import '../src/box/messages/index.ts'
import '../src/daily/words.ts'
import '../src/messages/events.ts'
import '../src/messages/explorer.ts'
import '../src/messages/fair-seats.ts'
import { speak } from '../src/messages/index.ts'
import { text } from '../src/messages/later.ts'
import '../src/puzzles/words.ts'
import '../src/variants/messages/index.ts'
import { leavesOf, usedPaths } from './catalogue-paths.ts'

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url))
const ENGINES = fileURLToPath(new URL('../../', import.meta.url))
const en = await wordsOf('en')
const OTHERS = { de: await wordsOf('de'), fr: await wordsOf('fr') }

/** The words of the page, as the compiler made them. */
async function wordsOf(language: Language): Promise<object> {
  const { page, ...areas } = await wordsIn(language)
  // Each set of words has added its areas to `text`.
  const used = Object.entries(areas).filter(([area]) => Object.hasOwn(text, area))
  return { ...page, ...Object.fromEntries(used) }
}

afterEach(() => speak('en'))

test.each(Object.keys(OTHERS) as (keyof typeof OTHERS)[])('%s has the same messages as English', language => {
  expect([...leavesOf(OTHERS[language]).keys()].toSorted()).toEqual([...leavesOf(en).keys()].toSorted())
})

/** Names, signs and words that are the same in both languages. */
const ALIKE: readonly string[] = [
  'Arkwright',
  'Spinning Jenny',
  'Water Frame',
  'Entrepreneur',
  'Patent',
  'Actions',
  'Administration',
  'Arena',
  'base',
  'Bot',
  'Chat',
  'Correction',
  'Cycle',
  'Date',
  'distr.',
  'Distribution',
  'distribution',
  'Expert',
  'Financier',
  'Form',
  'Generalist',
  'handicap',
  'Lobby',
  'machine',
  'Machines',
  'Menu',
  'Name',
  'Neutral',
  'Options',
  'Patriot',
  'Pause',
  'Piers',
  'Points',
  'Production',
  'Score',
  'Solo',
  'Standard',
  'Tables',
]

test.each(Object.keys(OTHERS) as (keyof typeof OTHERS)[])('%s has no English texts left', language => {
  const translated = leavesOf(OTHERS[language])
  const forgotten = [...leavesOf(en)].filter(
    ([path, words]) =>
      typeof words === 'string' && words === translated.get(path) && /[a-z]/.test(words) && !ALIKE.includes(words),
  )
  expect(forgotten).toEqual([])
})

test('no message is unused', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter(file => !file.startsWith('messages/'))
    .map(file => readFileSync(SOURCES + file, 'utf8'))
  const engines = namesIn(
    globSync('*/src/**/*.{ts,tsx}', { cwd: ENGINES })
      .filter(file => !file.startsWith('web/src/messages/') && !file.startsWith('words/src/generated/'))
      .map(file => readFileSync(ENGINES + file, 'utf8'))
      .join('\n'),
  )
  // The command and the server import an area of packages/words by its name.
  const others = globSync('{cli,server}/src/**/*.ts', { cwd: ENGINES }).map(file =>
    readFileSync(ENGINES + file, 'utf8'),
  )
  const used = new Set([
    ...sources.flatMap(source => usedPaths(source, en)),
    ...others.flatMap(source => usedPaths(source, en, Object.keys(en))),
  ])
  const unused = [...leavesOf(en).keys()].filter(path => {
    if (used.has(path)) return false
    // A part accessed by a key known only at run time: the rules or the page must know that key.
    const parts = path.split('/')
    return !parts.some((key, i) => {
      const found = used.has(parts.slice(0, i).join('/'))
      return found && (/^\d+$/.test(key) || engines.has(key))
    })
  })
  expect(unused).toEqual([])
})

/** What stands in quotes, and names before a colon, comma, question mark or brace. */
function namesIn(source: string): ReadonlySet<string> {
  const quoted = [...source.matchAll(/(['`])(?=([^'`\n]+)\1)/g)].map(([, , name = '']) => name)
  const keys = [...source.matchAll(/\b(\w+)(?:[?:,]| \})/g)].map(([, name = '']) => name)
  return new Set([...quoted, ...keys])
}

test('the test of unused messages finds one', () => {
  const words = { home: { title: 'a', forgotten: 'b' }, kinds: { one: 'c', two: 'd' } }
  const source = "const words = text.home\nconst kind = text.kinds[which]\nshow(words.title, text['kinds']?.one)"
  expect(usedPaths(source, words).toSorted()).toEqual(['home/title', 'kinds', 'kinds/one'])
})

test('a stored part of the texts changes with the language', async () => {
  const kept = text.home
  await speak('de')
  expect(kept.games).toBe('Meine Partien')
  await speak('fr')
  expect(kept.games).toBe('Mes parties')
  expect(text.boardGame.good({ good: 0 })).toBe('nourriture')
  await speak('en')
  expect(kept.games).toBe('My games')
})

test('money, numbers and plural forms are those of the language', async () => {
  const said = () => [text.figures.money(1200), text.figures.money(-5), text.online.list.openSeats({ count: 0 })]
  expect(said()).toEqual(['£1,200', '−£5', '0 free seats'])
  await speak('de')
  expect(said()).toEqual(['1.200\u00a0£', '−5\u00a0£', '0 freie Plätze'])
  await speak('fr')
  expect(said()).toEqual(['1\u202f200\u00a0£', '−5\u00a0£', '0 place libre'])
})

test('chooses the reader’s first language that the page supports', () => {
  expect(preferredLanguage(['nl-BE', 'fr-BE', 'en'])).toBe('fr')
  expect(preferredLanguage(['de'])).toBe('de')
  expect(preferredLanguage(['ja', 'en-US'])).toBe('en')
  expect(preferredLanguage([])).toBe('en')
})
