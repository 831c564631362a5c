import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { preferredLanguage } from '@arkwright/words'
import { afterEach, expect, test } from 'vitest'
import { boxDe } from '../src/box/messages/de.ts'
import { boxEn } from '../src/box/messages/en.ts'
import { boxFr } from '../src/box/messages/fr.ts'
import { cardDe } from '../src/card-game/messages/de.ts'
import { cardEn } from '../src/card-game/messages/en.ts'
import { cardFr } from '../src/card-game/messages/fr.ts'
import { eventsDe } from '../src/messages/events-de.ts'
import { eventsEn } from '../src/messages/events-en.ts'
import { eventsFr } from '../src/messages/events-fr.ts'
import { explorerDe } from '../src/messages/explorer-de.ts'
import { explorerEn } from '../src/messages/explorer-en.ts'
import { explorerFr } from '../src/messages/explorer-fr.ts'
import { fairSeatsDe } from '../src/messages/fair-seats-de.ts'
import { fairSeatsEn } from '../src/messages/fair-seats-en.ts'
import { fairSeatsFr } from '../src/messages/fair-seats-fr.ts'
import { speak } from '../src/messages/index.ts'
import { text } from '../src/messages/later.ts'
import { variantsDe } from '../src/variants/messages/de.ts'
import { variantsEn } from '../src/variants/messages/en.ts'
import { variantsFr } from '../src/variants/messages/fr.ts'
import { leavesOf, usedPaths } from './catalogue-paths.ts'

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url))
const ENGINES = fileURLToPath(new URL('../../', import.meta.url))
const en = { ...explorerEn, ...fairSeatsEn, ...boxEn, ...cardEn, ...eventsEn, ...variantsEn }
const de = { ...explorerDe, ...fairSeatsDe, ...boxDe, ...cardDe, ...eventsDe, ...variantsDe }
const fr = { ...explorerFr, ...fairSeatsFr, ...boxFr, ...cardFr, ...eventsFr, ...variantsFr }
const OTHERS = { de, fr }

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
  'Cycle',
  'Date',
  'distr.',
  'Distribution',
  'distribution',
  'Expert',
  'Financier',
  'Form',
  'Generalist',
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
  const engines = globSync('*/src/**/*.{ts,tsx}', { cwd: ENGINES })
    .filter(file => !file.startsWith('web/src/messages/'))
    .map(file => readFileSync(ENGINES + file, 'utf8'))
    .join('\n')
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
      return found && (/^\d+$/.test(key) || known(engines, key))
    })
  })
  expect(unused).toEqual([])
})

function known(engines: string, key: string): boolean {
  return engines.includes(`'${key}'`) || engines.includes(`\`${key}\``) || new RegExp(`\\b${key}\\b[?:,]`).test(engines)
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
