import type { AnyGame } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { text } from '../src/messages/later.ts'
import { loadPage } from '../src/play/catalogue.ts'
import type { Position } from '../src/play/game-page.ts'
import { replay } from '../src/play/history.ts'
import { isSameDeal } from '../src/replay/fork.ts'
import type { Story } from '../src/replay/story.ts'
import { backFrom, onFrom, STEPS, type Tale, taleOf } from '../src/replay/tale.ts'
import type { GameRecord } from '../src/storage/records.ts'
import { randomCardGame } from './card-positions.ts'
import { randomGame, randomWaterFrame } from './positions.ts'

const NAMES = ['Ann', 'Bob', 'Cid']

const FIXTURES = [
  {
    id: 'spinning-jenny',
    options: { players: 3, setup: 'predetermined' } as const,
    moves: () => randomGame('tale', { players: 3, setup: 'predetermined' }),
    decades: 3,
    cycles: 12,
  },
  {
    id: 'water-frame',
    options: { players: 3, edition: 2016, setup: 'free', patrons: true, houseEvents: false } as const,
    moves: () =>
      randomWaterFrame('tale', { players: 3, edition: 2016, setup: 'free', patrons: true, houseEvents: false }),
    decades: 5,
    cycles: 20,
  },
  {
    id: 'card-game',
    options: { players: 3 } as const,
    moves: () => randomCardGame('tale', { players: 3 }),
    decades: 3,
    cycles: 12,
  },
]

async function told({
  id,
  options,
  moves,
}: (typeof FIXTURES)[number]): Promise<{ tale: Tale; story: Story; game: AnyGame }> {
  const page = await loadPage(id)
  if (page === undefined) throw new Error(`no page for ${id}`)
  const story = await page.story()
  const played = replay(page.game, options, 'tale', moves())
  return { tale: taleOf(page, story, played, NAMES, text.replay.charts.end), story, game: page.game }
}

test.each(FIXTURES)('$id: every position has a period, every cycle a sample', async fixture => {
  const { tale } = await told(fixture)
  expect(tale.stops).toHaveLength(tale.played.journal.moves.length + 1)
  const cycles = new Set(
    tale.stops.filter(({ decade }) => decade >= 1).map(({ decade, cycle }) => `${decade}.${cycle}`),
  )
  expect(cycles.size).toBeGreaterThanOrEqual(fixture.cycles)
  expect(tale.samples.at(0)?.at).toBe(0)
  expect(tale.samples.at(-1)?.at).toBe(tale.played.journal.moves.length)
  expect(tale.samples.at(-1)?.label).toBe('End')
  expect(tale.samples.filter(({ tick }) => tick !== undefined).length).toBeGreaterThanOrEqual(fixture.decades)
})

test.each(FIXTURES)('$id: steps of every size lead through the whole game and back', async fixture => {
  const { tale } = await told(fixture)
  const last = tale.stops.length - 1
  const visited: number[] = []
  for (const size of STEPS) {
    const on: number[] = [0]
    while ((on.at(-1) ?? 0) < last) on.push(onFrom(tale.stops, on.at(-1) ?? 0, size))
    const back: number[] = [last]
    while ((back.at(-1) ?? 0) > 0) back.push(backFrom(tale.stops, back.at(-1) ?? 0, size))
    // Going forward, the end is a stop; going back, every stop is the start of something.
    expect(back.slice(1).toReversed()).toEqual(on.slice(0, -1))
    visited.push(on.length)
  }
  expect(visited).toEqual(visited.toSorted((a, b) => b - a))
})

test.each(FIXTURES)('$id: charts match the positions', async fixture => {
  const { tale, story } = await told(fixture)
  const charts = story.charts(tale)
  expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length)
  for (const wanted of ['portfolio', 'value', 'cash', 'shares', 'wages', 'demand', 'sales', 'appeal-0']) {
    expect(charts.map(({ id }) => id)).toContain(wanted)
  }
  for (const { points, series, title } of charts) {
    expect(title).toBeTruthy()
    for (const { values } of series) {
      expect(values).toHaveLength(points.length)
      expect(values.every(value => value === undefined || Number.isFinite(value))).toBe(true)
    }
  }
  const portfolio = charts.find(({ id }) => id === 'portfolio')
  const end: Position = tale.played.journal.position
  expect(portfolio?.series.map(({ values }) => values.at(-1))).toEqual(
    ([0, 1, 2] as const).map(seat => story.portfolio(end, seat)),
  )
})

test.each(FIXTURES)('$id: chart of sales, ledger and facts agree', async fixture => {
  const { tale, story } = await told(fixture)
  const facts: readonly { type: string; seat?: number; count?: number }[] = tale.played.history.flatMap(
    ({ events }) => events,
  )
  const sales = story.charts(tale).find(({ id }) => id === 'sales')
  for (const seat of [0, 1, 2]) {
    const sold = facts.filter(fact => fact.type === 'sold' && fact.seat === seat)
    const count = sold.reduce((sum, fact) => sum + (fact.count ?? 0), 0)
    expect(sales?.series[seat]?.values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(count)
    const lines = story.ledger(tale).filter(line => line.seat === seat)
    expect(lines.reduce((sum, line) => sum + line.sold, 0)).toBe(count)
    expect(lines.every(({ decade }) => decade >= 1)).toBe(true)
  }
})

test.each(FIXTURES.slice(0, 2))(
  '$id: the reasons for all spaces add up to the current share value space',
  async fixture => {
    const { tale, story } = await told(fixture)
    const space = (position: Position, seat: number) =>
      (position as Position & { players: { space: number }[] }).players[seat]?.space ?? 0
    for (const seat of [0, 1, 2]) {
      const steps = story.steps(tale).reduce((sum, { bySeat }) => sum + (bySeat[seat] ?? 0), 0)
      expect(steps).toBe(space(tale.played.journal.position, seat) - space(tale.played.journal.at(0), seat))
    }
  },
)

test.each(FIXTURES)('$id: every reason for a step of share value has a text', async fixture => {
  const { tale, story } = await told(fixture)
  const known: Readonly<Record<string, string>> = text.replay.ledger.reasons
  for (const { reason } of story.steps(tale)) expect(known[reason], reason).toBeTruthy()
})

test('games with the same start are recognised by their deal', () => {
  const record: GameRecord = {
    id: 'a',
    game: 'spinning-jenny',
    options: { players: 2 },
    seed: 's',
    seats: [],
    moves: [],
    started: 0,
    changed: 0,
    over: false,
  }
  expect(isSameDeal(record, { ...record, id: 'b', moves: ['x'] })).toBe(true)
  expect(isSameDeal(record, record)).toBe(false)
  expect(isSameDeal(record, { ...record, id: 'b', seed: 't' })).toBe(false)
  expect(isSameDeal(record, { ...record, id: 'b', revision: 1 })).toBe(true)
  expect(isSameDeal(record, { ...record, id: 'b', revision: 2 })).toBe(false)
  expect(isSameDeal(record, { ...record, id: 'b', options: { players: 3 } })).toBe(false)
})
