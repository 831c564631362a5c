import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { workersInMarket } from '../../src/job-market.ts'
import { currentLevel, year } from '../../src/timetable.ts'
import { CLOTHES, FOOD, finishCycle, firstTurn, idleWhile, play, setUp, why, withoutSeed } from './position.ts'

rule('E04', 'in Water Frame too: the first cycle of 1770 makes food active', () => {
  const state = firstTurn()
  expect([year(state), state.cycle, currentLevel(state)]).toEqual([1770, FOOD, 1])
})

rule('WF 5.0', 'food, clothes, cutlery, lamps are active in each of five decades', () => {
  const state = firstTurn({ players: 2 })
  const seen: string[] = []
  const events = idleWhile(state, () => true)
  for (const event of events) if (event.type === 'cycle') seen.push(String(event.good))
  expect(seen.join('')).toBe('1230123012301230123')
})

rule('WF 3.0', 'five decades after the preparation round, four cycles and an event phase each', () => {
  const state = firstTurn({ players: 2 })
  const events = idleWhile(state, () => true)
  expect(events.flatMap(event => (event.type === 'decade' ? [event.year] : []))).toEqual([1780, 1790, 1800, 1810])
  expect(events.filter(({ type }) => type === 'event')).toHaveLength(4)
})

rule('WF 3.0', 'a variant with three decades ends with the stock exchange of 1790 and has two events', () => {
  const state = firstTurn({ players: 2, components: { decades: 3 } })
  const events = idleWhile(state, () => true)
  expect(events.flatMap(event => (event.type === 'decade' ? [event.year] : []))).toEqual([1780, 1790])
  expect(events.filter(({ type }) => type === 'event')).toHaveLength(2)
})

rule('WF 4.1.I', 'every decade needs an economy marker of each good', () => {
  const few = { economyWorkers: [3, 3, 3, 3, 3, 3, 1, 2, 1] }
  expect(() => setUp({ components: few })).toThrow('5 decades need one each')
  expect(setUp({ components: { ...few, decades: 3 } }).rules.decades).toBe(3)
})

rule('ruling 21', 'levels I to IV, the last for two decades', () => {
  const state = setUp()
  expect(state.rules.level).toEqual([1, 1, 2, 3, 4, 4])
  expect(state.rules.obsoleteLevel).toEqual([0, 0, 0, 1, 2, 3])
})

rule('E06', 'economy marker (1, 3): the importer one space ahead, three workers back', () => {
  const state = withoutSeed(firstTurn({ setup: 'predetermined', players: 3 }), before => {
    before.step = 'economy'
    before.firedWorkers = 5
    before.economySeen = [0, 0, 0, 0]
  })
  expect(why(state, 'economy 1 3')).toBe('WF 5.I: no-such-economy-marker-left')
  const free = setUp({ players: 3, setup: 'free' })
  const turned = withoutSeed(free, before => {
    before.decade = 1
    before.step = 'economy'
    before.firedWorkers = 5
  })
  const market = workersInMarket(turned)
  const events = play(turned, 'economy 1 3')
  expect([turned.importers[FOOD], turned.firedWorkers, workersInMarket(turned)]).toEqual([1, 2, market + 3])
  expect(events).toContainEqual({ type: 'workers returned', count: 3 })
})

rule('WF 5.I', 'with too few fired workers all of them go back', () => {
  const state = withoutSeed(firstTurn(), before => {
    before.step = 'economy'
    before.firedWorkers = 1
    before.economySeen = [0, 0, 0, 0]
  })
  play(state, 'economy 2 2')
  expect([state.firedWorkers, state.importers[FOOD]]).toEqual([0, 2])
})

rule('WF 5.I', 'no economy marker of a good comes twice', () => {
  const state = setUp({ players: 2, seed: 'markers' })
  const seen = new Map<number, string[]>()
  const known = ['0', '1', '2', '3'].map(Number)
  while (state.step !== 'over') {
    for (const event of idleWhile(state, () => true)) {
      if (event.type === 'chance' && event.outcome.startsWith('economy')) {
        const good = known[[...seen.values()].flat().length % 4] ?? 0
        seen.set(good, [...(seen.get(good) ?? []), event.outcome])
      }
    }
  }
  for (const markers of seen.values()) expect(new Set(markers).size).toBe(markers.length)
})

rule('ruling 27', 'a face-down marker is drawn when it is turned up: nothing in the state names it', () => {
  const state = setUp({ setup: 'free' })
  expect([state.events, state.economySeen]).toEqual([[], [0, 0, 0, 0]])
})

rule('WF IV', 'the left neighbour starts the next cycle', () => {
  const state = firstTurn()
  finishCycle(state)
  expect([state.startPlayer, state.seat, state.cycle]).toEqual([1, 1, CLOTHES])
})
