import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../house.mjs'

/** The id in quotes, or as a word of a help text. */
const NAMES = /['" ]card-game['" ]/
const IMPORTS = /from '(?:@arkwright\/card-game|(?:\.\.?\/)+card-game\/[^']+)'|import\('(?:\.\.?\/)+card-game\//
/** What belongs to the game alone. */
const OWN = [
  'card-game/src/**',
  'web/src/card-game/**',
  'bots/src/card-game/**',
  'cli/src/print/card-game/**',
  'cli/src/environment/card-game-layout.ts',
]

interface Listed {
  readonly naming: readonly string[]
  readonly knowing: readonly string[]
}

/** The files of the two tables, as patterns below `packages`. */
function listedIn(page: string): Listed {
  const section = page.split(/^## /m).find(part => part.startsWith('Where a game is named')) ?? ''
  const [naming = [], knowing = []] = section
    .split(/^\| file \|.*$/m)
    .slice(1)
    .map(table => [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => paths(cell)))
  return { naming, knowing }
}

function paths(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
}

function faultsOf({ naming, knowing }: Listed, texts: ReadonlyMap<string, string>): string[] {
  const files = [...texts.keys()]
  const isIn = (file: string, patterns: readonly string[]) => patterns.some(pattern => matchesGlob(file, pattern))
  const named = files.filter(file => NAMES.test(texts.get(file) ?? ''))
  const known = files.filter(file => IMPORTS.test(texts.get(file) ?? '') && !isIn(file, OWN))
  return [
    ...named.filter(file => !isIn(file, naming)).map(file => `${file} names the card game`),
    ...known.filter(file => !isIn(file, [...naming, ...knowing])).map(file => `${file} imports from the card game`),
    ...naming.filter(one => !named.some(file => matchesGlob(file, one))).map(one => `${one} does not name it`),
    ...knowing.filter(one => !files.some(file => matchesGlob(file, one))).map(one => `${one} does not exist`),
  ]
}

test('docs/architecture.md lists every file that names the card game, and every shared one that knows it', () => {
  const packages = join(root, 'packages')
  const files = globSync('*/{src,compiler}/**/*.{ts,tsx}', { cwd: packages }).filter(
    file => !file.includes('generated'),
  )
  const texts = new Map(files.map(file => [file, readFileSync(join(packages, file), 'utf8')]))
  expect(files.length).toBeGreaterThan(1000)
  expect(faultsOf(listedIn(readFileSync(join(root, 'docs/architecture.md'), 'utf8')), texts)).toEqual([])
})

test('a file that is missing in the tables is found, and a row without a file', () => {
  const page = [
    '## Where a game is named',
    '| file | why |',
    '| --- | --- |',
    '| `a/src/{one,two}.ts` | so |',
    'These know it:',
    '| file | what |',
    '| --- | --- |',
    '| `a/src/three.ts`, `a/src/gone.ts` | so |',
    '## Next',
  ].join('\n')
  const texts = new Map([
    ['a/src/one.ts', "const id = 'card-game'"],
    ['a/src/three.ts', "import { cardGame } from '@arkwright/card-game'"],
    ['a/src/four.ts', "import { words } from '../card-game/words.ts'"],
    ['a/src/five.ts', "example: 'bench --game card-game --players 1'"],
    ['web/src/card-game/own.ts', "import { cardGame } from '@arkwright/card-game'"],
  ])
  expect(faultsOf(listedIn(page), texts)).toEqual([
    'a/src/five.ts names the card game',
    'a/src/four.ts imports from the card game',
    'a/src/gone.ts does not exist',
  ])
  expect(faultsOf(listedIn(page.replace('{one,two}', 'two')), texts)).toContain('a/src/two.ts does not name it')
})
