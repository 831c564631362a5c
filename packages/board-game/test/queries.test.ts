// Queries of pages and bots: without a position, or with a position in which something is changed.
import { describe, expect, test } from 'vitest'
import { CLIMBS, climbOf, leadersOf } from '../src/climb.ts'
import { GOODS } from '../src/components/goods.ts'
import { costAtWage, costWithTiles } from '../src/factory.ts'
import { demandAt, demandFor, wage, wageAt } from '../src/job-market.ts'
import { owedAtItsEnd } from '../src/owed.ts'
import { withFactories, withFactory, withHarbour, withStaff } from '../src/supposing.ts'
import { currentLevel, shownLevel } from '../src/timetable.ts'
import { CLOTHES, FOOD, newGame, playerOf } from './spinning-jenny/position.ts'
import { firstTurn, harbour, playerOf as ownerOf, play } from './water-frame/position.ts'

const NOBODY = () => false
const climbs = (sold: readonly number[], appeals: readonly number[], winsTies: (seat: number) => boolean = NOBODY) => {
  const leaders = leadersOf(appeals, 1, { sold, importer: 1 }, winsTies)
  return sold.map((count, seat) => CLIMBS.map(why => climbOf(why, seat, count, leaders)))
}

describe('who climbs after a sale', () => {
  test('one space for a good, two for more, one each for the single most appeal and most sold', () => {
    expect(climbs([3, 1, 0], [4, 2, 0])).toEqual([
      [2, 1, 1],
      [1, 0, 0],
      [0, 0, 0],
    ])
  })

  test('nobody for a tie, unless a tile wins it; nobody level with the importer', () => {
    expect(climbs([2, 2], [3, 3])).toEqual([
      [2, 0, 0],
      [2, 0, 0],
    ])
    expect(climbs([2, 2], [3, 3], seat => seat === 1)).toEqual([
      [2, 0, 0],
      [2, 1, 1],
    ])
    expect(climbs([1, 0], [1, 0], () => true)).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ])
  })
})

test('demand and wage for any number of empty spaces agree with those of a position', () => {
  const state = newGame()
  for (let empty = 0; empty <= state.rules.workers; empty++) {
    state.emptySpaces = empty
    for (const good of GOODS) expect(demandAt(state.rules, empty, good)).toBe(demandFor(state, good))
    expect(wageAt(state.rules, empty)).toBe(wage(state))
  }
})

test('running costs at any wage', () => {
  const state = newGame()
  const player = playerOf(state, 0)
  expect(costAtWage(state, player, CLOTHES, 3, 2, wage(state))).toBe(costWithTiles(state, player, CLOTHES, 3, 2))
  expect(costAtWage(state, player, CLOTHES, 3, 2, 5)).toBe(17)
})

test('after the last decade the table still shows its level', () => {
  const state = newGame()
  state.decade = state.rules.decades
  const last = currentLevel(state)
  state.decade++
  expect(shownLevel(state)).toBe(last)
  state.decade = 0
  expect(shownLevel(state)).toBe(currentLevel(state))
})

test('what a factory action still has to pay, until it is paid', () => {
  const state = firstTurn()
  expect(owedAtItsEnd(state)).toBe(0)
  const { cash } = ownerOf(state, state.seat)
  const { seat, rules } = state
  const owed = (rules.figures.administrativeCosts[0] ?? 0) + (rules.cost[FOOD][1] ?? 0)
  play(state, 'place factory 1', 'build food I')
  expect(owedAtItsEnd(state)).toBe(owed)
  play(state, 'price food 5')
  expect(owedAtItsEnd(state)).toBe(owed)
  expect(ownerOf(state, seat).cash).toBe(cash)
  play(state, 'done')
  expect(owedAtItsEnd(state)).toBe(0)
  expect(ownerOf(state, seat).cash).toBe(cash - owed)
})

describe('a position in which something is changed', () => {
  test('factories have other markers while it is looked at, and their own afterwards', () => {
    const state = newGame()
    const before = JSON.stringify(state.players)
    const { factories } = playerOf(state, 1)
    expect(withFactory(state, 1, FOOD, { price: 9, quality: 2 }, () => ({ ...factories[FOOD] }))).toMatchObject({
      price: 9,
      quality: 2,
      distribution: factories[FOOD].distribution,
    })
    const raised = GOODS.map(good => ({ distribution: good + 1 }))
    expect(withFactories(state, 1, raised, () => factories.map(({ distribution }) => distribution))).toEqual([
      1, 2, 3, 4,
    ])
    expect(JSON.stringify(state.players)).toBe(before)
  })

  test('so have contracts', () => {
    const state = firstTurn()
    const seen = withHarbour(state, 0, { contracts: [1, 2, 3, 4] }, () => [...harbour(ownerOf(state, 0)).contracts])
    expect(seen).toEqual([1, 2, 3, 4])
    expect(harbour(ownerOf(state, 0)).contracts).toEqual([0, 0, 0, 0])
  })

  test('hired workers come from the job market first, fired ones go to their place', () => {
    const state = firstTurn()
    state.emptySpaces = state.rules.workers - 1
    state.firedWorkers = 5
    const before = JSON.stringify(state)
    const nothing = { good: FOOD, row: 0, workers: 0, machines: 0, hired: 0, fired: 0, columns: 0, rows: 0 } as const
    const changes = [
      { ...nothing, row: 3, workers: 2, hired: 2 },
      { ...nothing, good: CLOTHES, row: 1, workers: -1, machines: 1, fired: 1 },
      { ...nothing, hired: 1, columns: 2 },
    ] as const
    const { factories } = ownerOf(state, 0)
    const seen = withStaff(state, 0, changes, () => ({
      emptySpaces: state.emptySpaces,
      firedWorkers: state.firedWorkers,
      food: factories[FOOD].workers[3],
      machines: factories[CLOTHES].machines[1],
      columns: harbour(ownerOf(state, 0)).columns,
    }))
    expect(seen).toEqual({ emptySpaces: state.rules.workers, firedWorkers: 4, food: 2, machines: 1, columns: 2 })
    expect(JSON.stringify(state)).toBe(before)
  })
})
