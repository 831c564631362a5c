import { GOODS, moves, ROWS, type State } from '@arkwright/board-game'
import { expect, test } from 'vitest'
import { climbed, crowdsOf, middleOf, numbersOn, windowOf } from '../src/board-game/lanes/axis.ts'
import { eventOf } from '../src/board-game/lanes/events-of.ts'
import { clickOn, priceWindow, spacesOf } from '../src/board-game/lanes/mill-facts.ts'
import { laneInQuestion } from '../src/board-game/lanes/question.ts'
import { rangeOf } from '../src/board-game/lanes/range.ts'
import { nextWage, offered, townSpaces, wageBands } from '../src/board-game/lanes/town-facts.ts'
import { describe } from '../src/board-game/words.ts'
import { after, everyDecision, everyWaterFrameDecision, firstPosition, WATER_FRAME_TABLES } from './positions.ts'

test('an axis shows the part in use and three spaces more', () => {
  expect(windowOf([4, 12], 5)).toEqual({ from: 4, to: 15 })
  expect(windowOf([1], 9, 0)).toEqual({ from: 0, to: 8 })
})

test('numbers on an axis have room', () => {
  const window = { from: 0, to: 16 }
  expect(numbersOn(window, 170, 17)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16])
  expect(middleOf(window, 170)(3)).toBe(35)
})

test('marks on the same space climb, and stand aside where the pile is full', () => {
  const x = (at: number) => at * 10
  const marks = ['a', 'b', 'c'].map(key => ({ key, at: 5 }))
  expect(climbed(marks, x, 20, 2)).toEqual([
    { key: 'a', x: 50, from: 50, height: 0 },
    { key: 'b', x: 50, from: 50, height: 1 },
    { key: 'c', x: 30, from: 50, height: 0 },
  ])
})

test('no two marks cover each other, and none is lost', () => {
  const x = (at: number) => at * 8
  const marks = [9, 8, 8, 7, 7].map((at, key) => ({ key: String(key), at }))
  const placed = climbed(marks, x, 20, 3)
  expect(placed).toHaveLength(marks.length)
  for (const one of placed) {
    for (const other of placed) {
      if (one !== other && one.height === other.height) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual(20)
    }
  }
})

test('three on one space share it, and the others keep clear of them', () => {
  const marks = [5, 5, 6, 5].map((at, key) => ({ key: String(key), at }))
  const crowds = crowdsOf(marks)
  expect(crowds.map(({ key, column, row }) => [key, column, row])).toEqual([
    ['0', 0, 0],
    ['1', 1, 0],
    ['3', 0, 1],
  ])
  const x = (at: number) => at * 10
  const taken = crowds.map(({ key, at, row }) => ({ key, x: x(at), from: x(at), height: row }))
  expect(climbed([{ key: '2', at: 6 }], x, 20, 2, 200, taken)).toEqual([{ key: '2', x: 70, from: 60, height: 0 }])
  expect(crowdsOf(marks.slice(0, 3))).toEqual([])
})

test('a mark at the end of an axis stays whole', () => {
  const x = middleOf({ from: 0, to: 20 }, 150)
  const placed = climbed(
    [0, 20].map(at => ({ key: String(at), at })),
    x,
    20,
    4,
    150,
  )
  expect(placed.map(({ x: at }) => at)).toEqual([10, 140])
})

test('a mark is never lost, whatever the width', () => {
  for (let tenths = 60; tenths < 1200; tenths++) {
    const x = middleOf({ from: 9, to: 24 }, (tenths / 10) * 16)
    const marks = ['a', 'b', 'c', 'd', 'e'].map(key => ({ key, at: 10 }))
    expect(climbed(marks, x, 21, 2, (tenths / 10) * 16)).toHaveLength(5)
  }
})

test('a column of the town holds every space of the job market, in every position', () => {
  const check = (state: State) => {
    const rows = state.rules.wageByRow.length
    let waiting = 0
    for (const good of GOODS) {
      const spaces = townSpaces(state, good)
      expect(spaces.unnumbered + spaces.wants + spaces.waiting).toBe(rows)
      expect(Math.min(spaces.unnumbered, spaces.wants, spaces.waiting)).toBeGreaterThanOrEqual(0)
      waiting += spaces.waiting
    }
    expect(waiting).toBe(state.rules.workers - state.emptySpaces)
    expect(wageBands(state).reduce((sum, { rows: some }) => sum + some, 0)).toBe(rows)
    expect(wageBands(state).filter(({ isNow }) => isNow)).toHaveLength(1)
  }
  everyDecision('town', { players: 4, setup: 'free' }, check)
})

test('the wage rises with the hire that reaches the next band', () => {
  const state = firstPosition()
  const next = nextWage(state)
  if (next === undefined) throw new Error('the wage can rise at the start')
  const hired = { ...state, emptySpaces: state.emptySpaces + next.hires }
  expect(wageBands(hired).find(({ isNow }) => isNow)?.pay).toBe(next.pay)
  expect(nextWage({ ...state, emptySpaces: state.rules.workers })).toBeUndefined()
})

test('the importer is part of what is offered', () => {
  const state = firstPosition()
  expect(offered(state, 0)).toBe(3 + 3 + state.importers[0])
})

test('a click on a space hires everyone up to it', () => {
  const state = after(firstPosition(), 'place workers 5')
  const player = state.players[0]
  const good = GOODS.find(one => (player?.factories[one].level ?? 0) > 0)
  if (player === undefined || good === undefined) throw new Error('everyone starts with a mill')
  const factory = player.factories[good]
  for (const row of ROWS) {
    const spaces = spacesOf(state, factory, good, row)
    const free = spaces.filter(({ content }) => content === 'free')
    for (const [before, space] of free.entries()) {
      expect(clickOn(factory, row, space).hires).toBe(before + 1)
    }
  }
})

test('a click on the leftmost worker of a row replaces the whole row', () => {
  const state = firstPosition()
  const factory = state.players[1]?.factories[0]
  const space = factory && spacesOf(state, factory, 0, 0)[0]
  if (factory === undefined || space === undefined) throw new Error('Red starts with a food mill')
  const { machines, fires } = clickOn(factory, 0, space)
  expect(machines).toBe(factory.workers[0])
  expect(fires).toBe(factory.workers.reduce((sum: number, count) => sum + count, 0))
})

test('prices that do not fit are left out far from the present one', () => {
  const prices = Array.from({ length: 16 }, (_, i) => 5 + i)
  expect(priceWindow(prices, 7, 11)).toEqual(prices.slice(0, 11))
  expect(priceWindow(prices, 19, 11)).toEqual(prices.slice(5))
  expect(priceWindow(prices, 12, 11)).toContain(12)
  expect(priceWindow([5, 6], 6, 11)).toEqual([5, 6])
})

test('a phone shows the lane of the decision', () => {
  const start = firstPosition()
  const nothing = { legal: start.legal, tried: [], pointed: undefined }
  expect(laneInQuestion(start, nothing)).toBeUndefined()
  const state = after(start, 'place distribution 3')
  const raised = moves.distribution(1)
  expect(laneInQuestion(state, { legal: [raised], tried: [], pointed: undefined })).toBe(1)
  expect(
    laneInQuestion(state, {
      legal: [raised, moves.distribution(2)],
      tried: [moves.distribution(2)],
      pointed: undefined,
    }),
  ).toBe(2)
})

test('every decade of Water Frame has an event, the last one the end of the game', () => {
  const [table] = WATER_FRAME_TABLES
  if (table === undefined) throw new Error('no table')
  let seen = 0
  everyWaterFrameDecision('lanes events', table, state => {
    for (let decade = 1; decade < state.rules.decades; decade++) expect(eventOf(state, decade)?.decade).toBe(decade)
    expect(eventOf(state, state.rules.decades)?.event).toBe('end of game')
    seen++
  })
  expect(seen).toBeGreaterThan(0)
  expect(eventOf(firstPosition(), 1)).toBeUndefined()
})

test('selling from the store says for how much', () => {
  const prices: number[] = []
  everyDecision('sold from store', { players: 4, setup: 'free' }, state => {
    if (state.step !== 'sell from store') return
    const { price } = state.players[state.seat]?.factories[state.cycle] ?? { price: 0 }
    expect(describe(state, moves['sell stored']())).toBe(`Sell one from store (£${price})`)
    prices.push(price)
  })
  expect(prices.length).toBeGreaterThan(0)
  expect(prices.every(price => price > 0)).toBe(true)
})

test('a range names its ends once if they are the same', () => {
  expect(rangeOf([2, 0, 1])).toBe('0–2')
  expect(rangeOf([1, 1])).toBe('1')
  expect(rangeOf([])).toBe('0')
})
