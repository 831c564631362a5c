// Follows CONTRIBUTING's table: adds a tile, a card and a language in a copy of the repository, only in the files that it names.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gaps, readLedger } from '../checks/ledger.ts'
import { type Outcome, runCompiler, runNode, runTool } from '../checks/tool.ts'
import { copyRepository } from './support/copy.ts'
import { renamed, withTwin, withTwinInJson } from './support/twin.ts'
import { filesToTouch } from './support/what-to-touch.ts'

interface Addition {
  readonly row: string
  /** What the new thing is like; everything that names the model gets a twin. */
  readonly model: string
  readonly twin: string
  /** Its rule, and that of its model in the ledger. */
  readonly id: string
  readonly modelId: string
  readonly test: string
  readonly ledger: string
}

const TILE: Addition = {
  row: 'a development tile',
  model: 'office',
  twin: 'almshouse',
  id: 'tile almshouse',
  modelId: 'tile office',
  ledger: 'docs/rules/water-frame.md',
  test: `import { proveByPlayouts, rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { waterFrame } from '../../src/water-frame.ts'

rule('tile almshouse', 'works like the office', () => {
  const { tiles } = waterFrame.setup(waterFrame.parseOptions({ players: 2 }), null).rules
  const [model, twin] = ['office', 'almshouse'].map(wanted => tiles.find(({ name }) => name === wanted))
  expect(model?.shipmentIncome).toBe(5)
  expect(twin).toEqual({ ...model, id: tiles.length - 1, name: 'almshouse' })
  proveByPlayouts(waterFrame, { options: { players: 2, setup: 'free' }, games: 1, seed: 'almshouse' })
})
`,
}

const CARD: Addition = {
  row: 'a card',
  model: 'customs-office',
  twin: 'lighthouse',
  id: 'CG card 14',
  modelId: 'CG card 2',
  ledger: 'docs/rules/card-game.md',
  test: `import { proveByPlayouts, rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { cardOf } from '../../src/cards/index.ts'
import { FACES, faceNamed } from '../../src/components/faces.ts'
import { cardGame } from '../../src/game.ts'

rule('CG card 14', 'works like the customs office', () => {
  expect(cardOf(faceNamed('lighthouse'))).toEqual(cardOf(faceNamed('customs-office')))
  expect(FACES.at(-1)).toBe('lighthouse')
  proveByPlayouts(cardGame, { options: { players: 2, expert: 'all' }, games: 1, seed: 'lighthouse' })
})
`,
}

const ADDITIONS = [TILE, CARD]
/** What else must notice a forgotten file. */
const OTHER_TESTS = ['packages/web/test/rules.test.ts', 'packages/web/test/languages.test.ts']
/** Everything with a table of tiles or cards, compiled at once. */
const COMPILED = {
  extends: './tsconfig.base.json',
  compilerOptions: {
    composite: false,
    tsBuildInfoFile: null,
    declaration: false,
    sourceMap: false,
    noEmit: true,
    rewriteRelativeImportExtensions: false,
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node', 'vite/client'],
    jsx: 'react-jsx',
    module: 'preserve',
    moduleResolution: 'bundler',
    allowJs: true,
  },
  include: ['packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx', 'scripts/*/*.ts'],
  // They know tiles and cards only through other packages, and take long.
  exclude: ['packages/cli', 'packages/server', 'scripts/checks', 'scripts/test'],
}

let copy = ''
beforeAll(async () => {
  copy = copyRepository()
  for (const addition of ADDITIONS) add(addition)
  addLanguage()
  const words = await runNode(['packages/words/compiler/fresh.ts'], copy)
  expect(words.code, words.all).toBe(0)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function add(addition: Addition): void {
  for (const file of filesToTouch(addition.row, addition.twin))
    writeFileSync(join(copy, file), contentsFor(addition, file))
}

/** A folder, which a translator would translate, and a line. */
function addLanguage(): void {
  const [folder = '', list = '', ...others] = filesToTouch('a language', '').map(file => file.replace('XX', 'it'))
  expect(others).toEqual([])
  cpSync(join(copy, folder.replace(/it\/$/, 'en')), join(copy, folder), { recursive: true })
  const line = "  { id: 'it', name: 'Italiano', locale: 'it-IT', spacedPunctuation: false },"
  writeFileSync(join(copy, list), read(list).replace('] as const', `${line}\n] as const`))
}

function contentsFor({ row, model, twin, id, modelId, test: newTest, ledger }: Addition, file: string): string {
  if (file.endsWith(`/${twin}.test.ts`)) return newTest
  if (file === ledger) {
    const [code, tests] = filesToTouch(row, twin)
    const newRow = `| ${id} | like ${modelId} | \`${code}\` | \`${tests}\` |`
    return read(file).replace(`| ${modelId} |`, `${newRow}\n| ${modelId} |`)
  }
  if (!existsSync(join(copy, file))) return renamed(read(file.replace(twin, model)), model, twin)
  return (file.endsWith('.json') ? withTwinInJson : withTwin)(read(file), model, twin)
}

function read(file: string): string {
  return readFileSync(join(copy, file), 'utf8')
}

function compile(include = COMPILED.include): Promise<Outcome> {
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ ...COMPILED, include }))
  return runCompiler(['-p', 'tsconfig.json'], copy)
}

describe.each(ADDITIONS)('$row', ({ row, twin }) => {
  test('every file that the table names needs a line', () => {
    const files = filesToTouch(row, twin)
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter(file => !read(file).includes(twin))).toEqual([])
  })
})

test('the files that the table names are enough to compile, to pass the tests and to close the ledger', async () => {
  const { all } = await compile()
  expect(all).toBe('')
  const report = join(copy, 'report.json')
  const newTests = ADDITIONS.map(({ row, twin }) => filesToTouch(row, twin)[1] ?? '')
  const files = [...newTests, ...OTHER_TESTS]
  const run = await runTool(
    'vitest',
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files],
    copy,
  )
  expect(run.code, run.all).toBe(0)
  const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number }
  expect(numPassedTests).toBeGreaterThan(ADDITIONS.length)
  for (const { ledger, id, row, twin } of ADDITIONS) {
    const rows = readLedger(ledger, read(ledger)).filter(one => one.id === id)
    const [, file = ''] = filesToTouch(row, twin)
    expect(rows).toHaveLength(1)
    expect(gaps(rows, [{ id, file }], path => existsSync(join(copy, path)))).toEqual([])
  }
})

test('a file that the table forgets is found', async () => {
  const forgotten = 'packages/bots/src/board-game/weights.ts'
  expect(filesToTouch(TILE.row, TILE.twin)).toContain(forgotten)
  writeFileSync(join(copy, forgotten), read(forgotten).replaceAll(/^.*almshouse.*\n/gm, ''))
  const { code, all } = await compile(['packages/bots/src/**/*.ts'])
  expect(code).not.toBe(0)
  expect(all).toContain(forgotten)
})
