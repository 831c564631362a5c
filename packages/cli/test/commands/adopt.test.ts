// Adopts printings into a copy of the source, and plays by the result.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, boxOf, type Printing, writePrinting } from '@arkwright/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { arkwright, arkwrightJson, expectOneSentence } from '../fake-terminal.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const BOARD_GAME: Printing = {
  game: 'spinning-jenny',
  name: "Arkwright's copy",
  language: 'English',
  source: 'my 2016 copy',
  confirmed: ['wages-1-10', 'wages-11-20', 'factory-mat-food', 'factory-mat-clothes', 'factory-mat-cutlery'],
  changed: {
    cost: { lamps: [11, 14, 17, 21] },
    output: { I: [1, 2, 1, 1] },
    predeterminedMarkers: { players4: { yellow: { 'light machinery': 0, 'light quality': 1 } } },
  },
  unknown: ['share-track-end'],
}
const CARD_GAME: Printing = {
  ...BOARD_GAME,
  game: 'card-game',
  confirmed: [],
  changed: { lampsPriceI: [4, 5, 6, 8], foodPriceI: [1, 2, 3, 5] },
  unknown: [],
}

/** A copy that its test may change. */
function copyOfSource(): string {
  const source = mkdtempSync(join(tmpdir(), 'arkwright-source-'))
  onTestFinished(() => rmSync(source, { recursive: true }))
  for (const game of ['board-game', 'card-game']) {
    cpSync(join(ROOT, `packages/${game}/src`), join(source, `packages/${game}/src`), { recursive: true })
    cpSync(join(ROOT, `packages/${game}/package.json`), join(source, `packages/${game}/package.json`))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(source, 'node_modules'))
  return source
}

/** The command line that adopts a printing. */
function adopting(printing: Printing, source: string, below = ''): string {
  writeFileSync(join(source, 'printing'), writePrinting(printing))
  return `components --adopt ${source}/printing --source ${source}${below}`
}

interface Adopted {
  corrected: string[]
  confirmed: string[]
  revisions: unknown
  files: string[]
}

/** What an expression says in a program of the changed source, where `games` is everything a package exports. */
function inSource(source: string, game: string, expression: string): unknown[] {
  const index = join(source, `packages/${game}/src/index.ts`)
  const program = `const games = await import(${JSON.stringify(index)}); console.log(JSON.stringify(${expression}))`
  const args = ['--conditions=arkwright:source', '--input-type=module', '--eval', program]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

test('the board games get the figures, as found, in a new revision', async () => {
  const source = copyOfSource()
  const adopted = await arkwrightJson<Adopted>(adopting(BOARD_GAME, source))
  expect(adopted).toEqual({
    corrected: ['output', 'cost', 'predeterminedMarkers'],
    confirmed: ['wageByRow', 'workerSpaces', 'machineSpaces'],
    revisions: [
      { game: 'spinning-jenny', revision: spinningJenny.revision + 1 },
      { game: 'water-frame', revision: waterFrame.revision + 1 },
    ],
    files: [
      'packages/board-game/src/components/figures.ts',
      'packages/board-game/src/components/set-ups.ts',
      'packages/board-game/src/revisions-spinning-jenny.ts',
      'packages/board-game/src/revisions-water-frame.ts',
    ],
  })
  const [revisions, now, before, waterFrameNow] = inSource(
    source,
    'board-game',
    `[
      [games.spinningJenny.revision, games.waterFrame.revision],
      ...[games.spinningJenny, games.formerSpinningJennys[0], games.waterFrame]
        .map(game => game.components(game.parseOptions({ players: 4 })))
        .map(t => [t.cost, t.output, t.wageByRow.provenance, t.predeterminedMarkers.value.players4.yellow]),
    ]`,
  )
  expect(revisions).toEqual([spinningJenny.revision + 1, waterFrame.revision + 1])
  expect(now).toEqual([
    expect.objectContaining({
      value: expect.objectContaining({ lamps: [11, 14, 17, 21] }),
      provenance: 'found',
      source: expect.stringMatching(/^Arkwright's copy, my 2016 copy; before: building cost/),
      min: 5,
      max: 25,
    }),
    expect.objectContaining({
      value: expect.objectContaining({ I: [1, 2, 1, 1] }),
      // Levels III and IV were not answered.
      provenance: 'reconstructed',
      source: expect.stringMatching(/^fits every example.*; in part Arkwright's copy, my 2016 copy$/),
    }),
    'found',
    { 'light quality': 1 },
  ])
  expect(before).toMatchObject([
    { value: { lamps: [11, 14, 17, 20] } },
    { value: { I: [1, 2, 1, 0] } },
    'found',
    { 'light machinery': 1 },
  ])
  expect(waterFrameNow).toMatchObject([{ value: { lamps: [11, 14, 17, 21] } }, {}, 'found', { 'light production': 1 }])
})

test('the card game gets its figures', async () => {
  const source = copyOfSource()
  const { out } = await arkwright(adopting(CARD_GAME, source))
  expect(out).toContain(
    `corrected: foodPriceI, lampsPriceI\nnow found: nothing\ncard-game has revision ${cardGame.revision + 1}; the one before is kept\n`,
  )
  expect(
    inSource(
      source,
      'card-game',
      '[games.cardGame, games.formerCardGames[0]].map(g => [g.revision, g.components(g.parseOptions({})).lampsPriceI])',
    ),
  ).toMatchObject([
    [cardGame.revision + 1, { value: [4, 5, 6, 8], provenance: 'found' }],
    [cardGame.revision, { value: [4, 5, 6, 7] }],
  ])
})

test.each([
  ['spinningJenny', 'board-game', spinningJenny, undefined],
  ['waterFrame', 'board-game', waterFrame, 2014],
  ['waterFrame', 'board-game', waterFrame, 2016],
  ['cardGame', 'card-game', cardGame, undefined],
] as [string, string, AnyGame, number | undefined][])(
  'every figure of %s has its place in the source: all are confirmed',
  async (name, home, game, edition) => {
    const source = copyOfSource()
    const about = { ...BOARD_GAME, game: game.id, ...(edition !== undefined && { edition }) }
    const options = { players: game.players.max, ...(edition !== undefined && { edition }) }
    const { groups } = boxOf(game, game.parseOptions(options), 'all')
    const whole: Printing = { ...about, confirmed: groups.map(({ id }) => id), changed: {}, unknown: [] }
    const { confirmed, revisions } = await arkwrightJson<Adopted>(adopting(whole, source))
    const unsure = groups.flatMap(({ figures }) =>
      figures.filter(({ provenance }) => provenance === 'reconstructed' || provenance === 'derived'),
    )
    expect(confirmed.toSorted()).toEqual([...new Set(unsure.map(figure => figure.name))].toSorted())
    expect(revisions).toEqual([])
    const table = `games.${name}.components(games.${name}.parseOptions(${JSON.stringify(options)}))`
    const left = inSource(
      source,
      home,
      `Object.entries(${table}).filter(([, f]) => /rec|der/.test(f.provenance)).map(([n]) => n)`,
    )
    expect(left).toEqual(edition === undefined ? [] : [`tileCopies${edition === 2014 ? 2016 : 2014}`])
  },
)

test('a figure that would break the other board game is refused', async () => {
  const cheap: Printing = { ...BOARD_GAME, changed: { cost: { food: [6, 10, 12, 14] } } }
  const heard = await arkwright(adopting(cheap, copyOfSource()))
  expectOneSentence(heard)
  expect(heard.err).toContain("water-frame has the same figures: components: the set-up asks £7 for red's food")
})

test('a printing that says nothing new is refused', async () => {
  const silent: Printing = { ...BOARD_GAME, confirmed: [], changed: {} }
  const heard = await arkwright(adopting(silent, copyOfSource()))
  expectOneSentence(heard)
  expect(heard.err).toContain('says nothing that is not known')
})

test('the source of this program stays as it is, and a folder without it is refused', async () => {
  const file = 'packages/board-game/src/components/figures.ts'
  const before = readFileSync(join(ROOT, file), 'utf8')
  expectOneSentence(await arkwright(adopting(BOARD_GAME, copyOfSource(), '/packages')))
  expect(readFileSync(join(ROOT, file), 'utf8')).toBe(before)
})
