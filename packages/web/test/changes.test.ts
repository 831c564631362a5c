// What a rival's turn changes for me.
import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { speak } from '../src/messages/index.ts'
import { loadPage } from '../src/play/catalogue.ts'
import { replay } from '../src/play/history.ts'
import { changesFor, type GoodOutlook, type Outlook, unchanged } from '../src/telling/changes.ts'
import { positionAt } from '../src/telling/moment.ts'

const LAMPS: GoodOutlook = { good: 3, profit: 12, appeal: 3, demand: 8, others: new Map([['Ben', 2]]) }
const BEFORE: Outlook = { goods: [LAMPS], wage: 3, rank: 2 }
const withLamps = (lamps: Partial<GoodOutlook>, rest: Partial<Outlook> = {}): Outlook => ({
  ...BEFORE,
  ...rest,
  goods: [{ ...LAMPS, ...lamps }],
})

beforeAll(() => speak('en'))
afterEach(() => speak('en'))

test('the forecast comes first, then who causes it', () => {
  expect(changesFor(BEFORE, withLamps({ profit: 9, others: new Map([['Ben', 4]]) }))).toEqual([
    'Your forecast for lamps: +£12 → +£9',
    'In lamps, Ben passes you: appeal 4 to 3.',
  ])
})

test.each([
  [withLamps({ others: new Map([['Ben', 3]]) }), /Ben draws level with you at appeal 3/],
  [withLamps({ others: new Map() }), /Ben no longer makes lamps/],
  [withLamps({ others: new Map([...LAMPS.others, ['Cora', 1]]) }), /Cora now makes lamps too, at appeal 1/],
  [withLamps({ appeal: 1 }), /Ben passes you: appeal 2 to 1/],
  [withLamps({ demand: 10 }), /Demand for lamps: 8 → 10/],
  [withLamps({}, { wage: 4 }), /Wage of a worker: £3 → £4/],
  [withLamps({}, { rank: 3 }), /Your rank: 2 → 3/],
])('%#: one change, one line', (after, said) => {
  const lines = changesFor(BEFORE, after)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(said)
})

test('no change is said with the forecast that stays', () => {
  expect(changesFor(BEFORE, BEFORE)).toEqual([])
  expect(unchanged(BEFORE)).toBe('Your forecast for lamps stays +£12.')
  expect(unchanged({ ...BEFORE, goods: [] })).toBe('Nothing changes for you.')
})

test.each(['spinning-jenny-four-revision-1', 'water-frame-three-revision-1', 'card-game-two-revision-1'])(
  '%s: most turns of a whole game change something, in three languages',
  async name => {
    const file = JSON.parse(readFileSync(new URL(`../../testing/games/${name}.json`, import.meta.url), 'utf8'))
    const page = await loadPage(file.game, file.revision)
    if (page === undefined) throw new Error(`no page for ${name}`)
    const outlookOf = await page.outlook()
    const names = ['Ada', 'Ben', 'Cora', 'Dan']
    const played = replay(page.game, file.options, file.seed, file.moves)
    const beats = page.beats(played, names)
    const turns = beats.filter(({ kind, seat, index }) => kind === 'turn' && seat !== 0 && index > 0).slice(0, 12)
    const pairs = turns.map(({ index, steps }) =>
      [beats[index - 1]?.steps.at(-1), steps.at(-1)].map(moment =>
        outlookOf(positionAt(page, played.journal, moment ?? { at: 0, isWithin: false }), 0, names),
      ),
    )
    for (const language of ['en', 'fr', 'de'] as const) {
      await speak(language)
      const lines = pairs.map(([before, after]) => (before && after ? changesFor(before, after) : []))
      expect(lines.flat().length).toBeGreaterThan(2)
      expect(lines.flat().filter(line => /undefined|NaN|\{/.test(line))).toEqual([])
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(3)
    }
  },
)
