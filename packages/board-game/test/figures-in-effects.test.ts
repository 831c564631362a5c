// Tiles and events hold no amount of their own: money, spaces, workers, goods and levels come from the figures.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDERS = ['tiles', 'events'].map(name => new URL(`../src/${name}/`, import.meta.url))

const COMMENTS_AND_TEXTS = /\/\/.*|\/\*[\s\S]*?\*\/|'[^'\n]*'|`[^`]*`/g

/**
 * 0 is nothing and may stand anywhere. 1 may count something that happens once: it is added, compared, an index, or the
 * `count` of a fact. Any other number is an amount, and so is a 1 that gets another name, is returned, paid, received or moved.
 */
const AMOUNTS = [
  /(?<![\w.])(?![01]\b)\d[\d_.]*/g,
  /(?<=\bconst \w+(: \w+)? = -?)1\b(?! *[-+*<>&|])/g,
  /(?<=\b(?!count\b)\w+: -?)1\b/g,
  /(?<=(=>|\breturn) -?)1\b/g,
  /(?<=\b(pay|receive|moveShareValue|moveImporter)\([^()]*, -?)1\b/g,
]

/** The amounts of a file, each with what comes before it on its line. */
function amountsIn(text: string): string[] {
  const code = text.replaceAll(COMMENTS_AND_TEXTS, '')
  return AMOUNTS.flatMap(amount =>
    [...code.matchAll(amount)].map(
      ({ index, 0: number }) => code.slice(code.lastIndexOf('\n', index) + 1, index) + number,
    ),
  )
}

test('tiles and events take every amount from the figures', () => {
  const files = FOLDERS.flatMap(folder => readdirSync(folder).map(name => new URL(name, folder)))
  expect(files.length).toBeGreaterThan(30)
  for (const file of files) expect(amountsIn(readFileSync(file, 'utf8')), file.pathname).toEqual([])
})

test.each([
  ['const PRICE = 3', 'const PRICE = 3'],
  ['const LOWEST_WAGE = 1', 'const LOWEST_WAGE = 1'],
  ["tile('office', () => ({ shipmentIncome: 5 }))", 'tile(, () => ({ shipmentIncome: 5'],
  ["tile('agent', () => ({ contractTolerance: 1 }))", 'tile(, () => ({ contractTolerance: 1'],
  ["receive(state, owner, 1, 'tile', emit)", 'receive(state, owner, 1'],
  ['moveImporter(state, good, -1, emit)', 'moveImporter(state, good, -1'],
  ['dividedDown(cash, 10)', 'dividedDown(cash, 10'],
  ['const price = () => 1', 'const price = () => 1'],
])('an amount that is planted is found: %s', (text, found) => {
  expect(amountsIn(text)).toEqual([found])
})

test.each([
  'if (count > 1) count -= 1',
  'offer(at(BUY_SHARES, 1))',
  "emit({ type: 'sold', count: 1 })",
  'turn.hired = [0, 0, 0, 0]',
  "const RULE = reason('WF II.2.3', 'no-factory') // 2 of 3",
])('a number that is no amount may stand there: %s', text => {
  expect(amountsIn(text)).toEqual([])
})
