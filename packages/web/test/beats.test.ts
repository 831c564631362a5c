// The story of recorded and random games: complete, in order, and never a consequence before its cause.
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../src/messages/index.ts'
import { loadPage } from '../src/play/catalogue.ts'
import { replay } from '../src/play/history.ts'
import type { Beat } from '../src/telling/beat.ts'
import { positionAt } from '../src/telling/moment.ts'

const NAMES = ['Ada', 'Ben', 'Cora', 'Dan']
const GAMES = new URL('../../testing/games/', import.meta.url)
const FILES = readdirSync(GAMES).filter(name => name.endsWith('.json'))

afterEach(() => speak('en'))

async function storyOf(name: string) {
  const file = JSON.parse(readFileSync(new URL(name, GAMES), 'utf8'))
  const page = await loadPage(file.game, file.revision)
  if (page === undefined) throw new Error(`no page for ${name}`)
  const played = replay(page.game, file.options, file.seed, file.moves)
  const names = NAMES.slice(0, page.game.seats(played.journal.options))
  return { page, played, names, beats: page.beats(played, names) }
}

const stepsOf = (beats: readonly Beat[]) => beats.flatMap(({ steps }) => steps)

test.each(FILES)('%s: each fact belongs to one step of one beat, in order', async name => {
  const { played, beats } = await storyOf(name)
  const told = stepsOf(beats).flatMap(({ facts }) => facts.map(({ event }) => event))
  const happened = played.history.flatMap(({ events }) => events)
  expect(new Set(told.filter(event => event !== undefined))).toEqual(new Set(happened))
  expect(told.filter(event => event !== undefined)).toHaveLength(happened.length)
  // Beats follow each other as the game did; inside a sale, chapters put everyone's wages together.
  let reached = -1
  const places = new Map(happened.map((event, place) => [event, place]))
  for (const { steps } of beats) {
    const own = steps.flatMap(({ facts }) => facts.flatMap(({ event }) => (event ? [places.get(event) ?? -1] : [])))
    for (const place of own) expect(place).toBeGreaterThan(reached)
    reached = Math.max(reached, ...own)
  }
  expect(beats.map(({ index }) => index)).toEqual(beats.map((_, index) => index))
})

test.each(FILES)('%s: every beat and step has words in three languages', async name => {
  for (const language of ['en', 'de', 'fr'] as const) {
    await speak(language)
    const { beats } = await storyOf(name)
    const said = beats.flatMap(({ caption, short, steps }) => [caption, short, ...steps.map(step => step.caption)])
    expect(said.filter(words => words === '' || /undefined|NaN|\[object/.test(words))).toEqual([])
  }
})

test.each(FILES)('%s: moments never go back, and the last one is the present', async name => {
  const { page, played, beats } = await storyOf(name)
  const steps = stepsOf(beats)
  let before = { at: 0, isWithin: false }
  for (const step of steps) {
    expect(step.at).toBeGreaterThanOrEqual(before.at)
    if (step.at === before.at && !before.isWithin && step.at > 0) expect(step.isWithin).toBe(false)
    before = step
  }
  const last = steps.at(-1)
  expect(last).toMatchObject({ at: played.journal.moves.length, isWithin: false })
  expect(last && positionAt(page, played.journal, last)).toBe(played.journal.position)
})

test('the position of a sale is the one before it: no takings, wages or share value yet', async () => {
  const { page, played, names, beats } = await storyOf('spinning-jenny-four-revision-1.json')
  const sale = beats.find(({ kind }) => kind === 'sale')
  const economy = sale && beats[sale.index + 1]
  const first = sale?.steps[0]
  const after = economy?.steps.at(-1)
  if (first === undefined || after === undefined) throw new Error('the game has no sale')
  expect(economy?.kind).toBe('economy')
  const cash = (moment: typeof first) =>
    page.companies(positionAt(page, played.journal, moment), names).map(company => [company.cash, company.value])
  expect(sale?.steps.every(step => step.isWithin)).toBe(true)
  expect(cash(first)).not.toEqual(cash(after))
  expect(sale?.steps.map(({ chapter }) => chapter)).toEqual([
    'goods',
    ...Array.from({ length: 4 }, () => 'calls'),
    'takings',
    'value',
    'wages',
    'start',
  ])
})

test('each cycle has one turn for each company and one sale', async () => {
  const { beats } = await storyOf('water-frame-four-2016-revision-2.json')
  const cycles: Beat[][] = []
  for (const beat of beats) {
    if (beat.kind === 'economy') cycles.push([])
    cycles.at(-1)?.push(beat)
  }
  expect(cycles).toHaveLength(20)
  for (const cycle of cycles.slice(0, -1)) {
    const seats = cycle.filter(({ kind }) => kind === 'turn').map(({ seat }) => seat)
    expect(new Set(seats.slice(0, 4))).toEqual(new Set([0, 1, 2, 3]))
    expect(cycle.filter(({ kind }) => kind === 'sale')).toHaveLength(1)
  }
})
