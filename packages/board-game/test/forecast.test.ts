// The production forecast, and what it is read from.
import { expect, test } from 'vitest'
import type { Good } from '../src/components/goods.ts'
import { emergencyIn } from '../src/forecast.ts'
import { forecast, gameOf } from '../src/game-of.ts'
import { harbourWages } from '../src/harbour.ts'
import { wage } from '../src/job-market.ts'
import {
  CLOTHES,
  changed,
  FOOD,
  idleUntil,
  LAMPS,
  newGame,
  passToProduction,
  playerOf,
} from './spinning-jenny/position.ts'
import { firstTurn, harbour, playerOf as playerInWaterFrame } from './water-frame/position.ts'

test('the first cycle as the set-up leaves it: Red and Yellow sell three food each, the importer one', () => {
  const { good, demand, importer, seats } = forecast(newGame(), FOOD)
  expect({ good, demand, importer }).toEqual({ good: FOOD, demand: 10, importer: 1 })
  expect(seats).toMatchObject([
    { seat: 1, appeal: 3, output: 3, sold: 3, income: 15, costs: 12, profit: 3, steps: 2, value: 11 },
    { seat: 3, appeal: 3, output: 3, sold: 3, income: 15, costs: 12, profit: 3, steps: 2, value: 11 },
  ])
})

test('it comes true when everybody idles, and leaves the position alone', () => {
  const state = newGame()
  idleUntil(state, 1, 2)
  const before = JSON.stringify(gameOf(state).forecast(state, state.cycle))
  const saved = JSON.stringify(state.players)
  const { seats, importer } = forecast(state, state.cycle)
  expect(JSON.stringify(state.players)).toBe(saved)
  expect(JSON.stringify(forecast(state, state.cycle))).toBe(before)
  const events = passToProduction(state)
  for (const { seat, sold, income } of seats) {
    const told = events.filter(event => event.type === 'sold' && event.seat === seat)
    expect(told).toMatchObject(sold === 0 ? [] : [{ count: sold, price: income / sold }])
  }
  expect(events.find(({ type }) => type === 'sale')).toMatchObject({ importer })
})

test('stored goods are kept: a forecast sells only what is produced', () => {
  const full = changed(newGame(), state => {
    for (const player of state.players) player.stored[FOOD] = 2
  })
  expect(forecast(full, FOOD).seats.map(({ sold }) => sold)).toEqual([3, 3])
})

test('who cannot pay has an emergency', () => {
  const poor = changed(newGame(), state => {
    playerOf(state, 1).cash = 0
    playerOf(state, 1).factories[FOOD].price = 9
  })
  const [red, yellow] = forecast(poor, FOOD).seats
  expect(red?.emergency?.shares).toBeGreaterThan(0)
  expect(red?.emergency?.spaces).toBeGreaterThan(0)
  expect(yellow?.emergency).toBeUndefined()
  expect(emergencyIn(1, [])).toBeUndefined()
})

test('crews and warehouse workers are paid with lamps, the last good of a decade', () => {
  const state = firstTurn()
  const owner = state.players.findIndex(({ factories }) => factories[LAMPS].level > 0)
  const costs = (good: Good) => forecast(state, good).seats.find(({ seat }) => seat === owner)?.costs ?? 0
  const [clothes, lamps] = [costs(CLOTHES), costs(LAMPS)]
  harbour(playerInWaterFrame(state, owner)).rows = 2
  const due = harbourWages(state, owner)
  expect(due).toBe(2 * wage(state))
  expect(costs(LAMPS) - lamps).toBe(due)
  expect(costs(CLOTHES)).toBe(clothes)
  expect(harbourWages(newGame(), 0)).toBe(0)
})

test('a forecast is known in the preparation and after the last decade too', () => {
  const state = firstTurn()
  for (const decade of [0, state.rules.decades + 1]) {
    state.decade = decade
    expect(forecast(state, FOOD).seats.length).toBe(
      state.players.filter((_, seat) => playerInWaterFrame(state, seat).factories[FOOD].level > 0).length,
    )
  }
})
