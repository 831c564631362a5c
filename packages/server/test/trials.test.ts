// Short forms of `npm run trial:crash`, `trial:servers`, `trial:drain` and `bench:load`: a few kills, races and tables.
import { expect, test } from 'vitest'
import { crashTrial } from '../trials/crash.ts'
import { drainTrial } from '../trials/drain.ts'
import { LoadRun } from '../trials/load.ts'
import { raceTrial } from '../trials/race.ts'
import { freshPlace, onBoth, openTestHouse } from './houses.ts'

/** The machine has more to do than to play as fast as it can while servers start and drain. */
const PAUSE = { pauseMilliseconds: 300 }

onBoth('a house that is killed', kind => {
  test('loses nothing it acknowledged, and people can play on without help', async () => {
    const place = await freshPlace(kind)
    const figures = await crashTrial({ place, tables: 4, blows: ['house', 'house while it starts', 'house'], ...PAUSE })
    expect(figures.faults).toEqual([])
    expect(figures.turns).toBeGreaterThan(8)
    expect(figures.askedAgain).toBeGreaterThan(0)
  })
})

test('two servers, sometimes paused or cut off: of two simultaneous turns exactly one is played', async () => {
  const place = await freshPlace('postgres')
  const { faults, rounds, won } = await raceTrial({ database: place.kind === 'postgres' ? place.url : '', rounds: 45 })
  expect(faults).toEqual([])
  expect(rounds).toBe(45)
  expect(won[0] + won[1]).toBe(45)
})

test('two servers behind a balancer, drained and replaced one after the other: no request fails', async () => {
  const place = await freshPlace('postgres')
  const database = place.kind === 'postgres' ? place.url : ''
  // Much longer than the balancer needs to notice, also on a busy machine.
  const figures = await drainTrial({ database, tables: 4, turns: 8, drainMilliseconds: 4_000, ...PAUSE })
  expect(figures.faults).toEqual([])
  expect(figures).toMatchObject({ drained: 2, failed: 0 })
  expect(figures.turns).toBeGreaterThan(30)
})

test('tables with bots and many streams: every turn is answered and reaches every stream', async () => {
  const house = await openTestHouse('sqlite', { botThreads: 1 })
  const isDone = (turns: number) => turns >= 40
  const run = new LoadRun({ port: house.server.port, tables: 6, streams: 60, thinkMilliseconds: 5, isDone })
  await run.run()
  expect(run.errors).toEqual([])
  expect(run.times.length).toBeGreaterThanOrEqual(40)
  expect(run.botTurns).toBeGreaterThan(0)
  expect(run.entriesHeard).toBeGreaterThan(40 * 5)
})
