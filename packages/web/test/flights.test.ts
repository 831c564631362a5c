// What moves while turns are told: every piece has its way, and every crate of a sale its stall.
import { readdirSync, readFileSync } from 'node:fs'
import type { BoardEvent } from '@arkwright/board-game'
import { expect, test } from 'vitest'
import { loadPage } from '../src/play/catalogue.ts'
import { replay } from '../src/play/history.ts'
import type { Beat } from '../src/telling/beat.ts'
import { arc, type Flight, piecesOf } from '../src/telling/flight.ts'
import { tabsWith } from '../src/telling/places.ts'

const GAMES = new URL('../../testing/games/', import.meta.url)
const FILES = readdirSync(GAMES).filter(name => name.endsWith('.json'))

async function toldIn(name: string) {
  const file = JSON.parse(readFileSync(new URL(name, GAMES), 'utf8'))
  const page = await loadPage(file.game, file.revision)
  if (page === undefined) throw new Error(`no page for ${name}`)
  const played = replay(page.game, file.options, file.seed, file.moves)
  const flightsOf = await page.flights()
  const steps = page.beats(played, ['Ada', 'Ben', 'Cora', 'Dan']).flatMap(beat =>
    beat.steps.map((step, place) => ({
      beat,
      step,
      flights: flightsOf(beat, place),
      events: step.facts.flatMap(({ event }) => event ?? []),
    })),
  )
  return { game: file.game as string, steps }
}

const count = (flights: readonly Flight[], of: (flight: Flight) => boolean) =>
  flights.filter(of).reduce((sum, flight) => sum + flight.count, 0)

test.each(FILES)('%s: each piece knows from where to where', async name => {
  const { steps } = await toldIn(name)
  const flights = steps.flatMap(step => step.flights)
  expect(flights.length).toBeGreaterThan(20)
  for (const { from, to, count: pieces } of flights) {
    expect([...from, ...to].join(' ')).not.toMatch(/undefined|NaN/)
    expect(Math.min(from.length, to.length, pieces)).toBeGreaterThan(0)
  }
})

test.each(FILES)('%s: a worker walks in for each hire', async name => {
  const { steps } = await toldIn(name)
  for (const { flights, events } of steps) {
    const hired = events.filter(({ type }) => type === 'hired' || type === 'employed').length
    const walking = count(flights, ({ piece, from }) => piece === 'worker' && from.some(place => place === 'town'))
    expect(walking).toBeGreaterThanOrEqual(hired)
  }
})

test.each(FILES)('%s: the crates of a sale fill its stalls one after the other', async name => {
  const { game, steps } = await toldIn(name)
  const calls = new Map<Beat, Flight[]>()
  for (const { beat, step, flights } of steps) {
    if (step.chapter === 'calls') calls.set(beat, [...(calls.get(beat) ?? []), ...flights])
  }
  if (game !== 'card-game') expect(calls.size).toBeGreaterThan(0)
  for (const [beat, flights] of calls) {
    const events = beat.steps.flatMap(({ facts }) => facts.map(({ event }) => event as BoardEvent | undefined))
    const sale = events.find(event => event?.type === 'sale')
    const sold = sale?.type === 'sale' ? sale.calls.flatMap(({ takers }) => takers).length : 0
    expect(flights.map(({ to }) => to[0])).toEqual(Array.from({ length: sold }, (_, i) => `stall-${i}`))
  }
})

test('a path is an arc from place to place', () => {
  const path = arc({ x: 0, y: 100 }, { x: 200, y: 100 })
  expect(path[0]).toEqual({ x: 0, y: 100 })
  expect(path.at(-1)).toEqual({ x: 200, y: 100 })
  expect(path[4]?.x).toBe(100)
  expect(path[4]?.y).toBeLessThan(100)
})

test('the first place in view counts, a place out of view moves nothing, and pieces follow each other', () => {
  const points = new Map([
    ['company-1', { x: 0, y: 0 }],
    ['mill-2-1', { x: 50, y: 50 }],
  ])
  const find = (place: string) => points.get(place)
  const coins: Flight = { piece: 'coins', tint: 'seat-1', from: ['office-1', 'company-1'], to: ['mill-2-1'], count: 2 }
  const pieces = piecesOf([coins, { ...coins, to: ['stall-1'] }, { ...coins, to: ['company-1'] }], find)
  expect(pieces).toHaveLength(2)
  expect(pieces.map(({ path }) => path.at(-1))).toEqual([points.get('mill-2-1'), points.get('mill-2-1')])
  expect((pieces[1]?.delay ?? 0) - (pieces[0]?.delay ?? 0)).toBeGreaterThan(0)
  expect(
    piecesOf(
      [
        { ...coins, count: 40 },
        { ...coins, count: 40 },
        { ...coins, count: 40 },
      ],
      find,
    ).length,
  ).toBe(16)
})

/** In the header of the table, or in the hall of a sale. */
const ALWAYS_IN_VIEW = /^(company|seller|stall|result|hall)\b/

test.each(FILES)('%s: on a phone every flight has both its ends in view', async name => {
  const { steps } = await toldIn(name)
  const isInView = (place: string) => ALWAYS_IN_VIEW.test(place) || tabsWith(place, 0).length > 0
  for (const { from, to } of steps.flatMap(step => step.flights)) {
    expect(from.some(isInView), from.join(' ')).toBe(true)
    expect(to.some(isInView), to.join(' ')).toBe(true)
  }
})

test('a place is in the tab of its company', () => {
  expect(tabsWith('mill-2-1', 1)).toEqual(['tab-mills'])
  expect(tabsWith('mill-2-1', 0)).toEqual(['tab-rivals'])
  expect(tabsWith('piers-1', 1)).toEqual(['tab-quay', 'tab-table'])
  expect(tabsWith('office-1-4', 1)).toEqual(['tab-table'])
  expect(tabsWith('company-1', 1)).toEqual([])
})
