import { type BoardEvent, forecast, spinningJenny, waterFrame } from '@arkwright/board-game'
import { expect, test } from 'vitest'
import { after, everyDecision, everyWaterFrameDecision, firstPosition, move, WATER_FRAME_TABLES } from './positions.ts'

test('the first cycle after the set-up: Red and Yellow sell three food each, the importer one', () => {
  const { demand, importer, seats } = forecast(firstPosition(), 0)
  expect({ demand, importer }).toEqual({ demand: 10, importer: 1 })
  expect(seats).toMatchObject([
    { seat: 1, appeal: 3, output: 3, sold: 3, income: 15, costs: 12, profit: 3, steps: 2, value: 11 },
    { seat: 3, appeal: 3, output: 3, sold: 3, income: 15, costs: 12, profit: 3, steps: 2, value: 11 },
  ])
})

test('the forecast follows the price', () => {
  const state = after(firstPosition(), 'place quality 3', 'quality clothes', 'price clothes 10')
  const mine = forecast(state, 1).seats.find(({ seat }) => seat === 0)
  expect(mine).toMatchObject({ appeal: 0, sold: 0, income: 0 })
})

test('the forecast never changes the position, and works in every position of whole games', () => {
  for (const players of [2, 3, 4] as const) {
    everyDecision(`forecast ${players}`, { players, setup: 'free' }, state => {
      const before = JSON.stringify(spinningJenny.save(state))
      for (const good of [0, 1, 2, 3] as const) {
        const { seats } = forecast(state, good)
        for (const { profit, income, costs, sold, output } of seats) {
          expect(profit).toBe(income - costs)
          expect(sold).toBeLessThanOrEqual(output)
        }
      }
      expect(JSON.stringify(spinningJenny.save(state))).toBe(before)
    })
  }
})

test('for the last player of a cycle it comes true if nothing is sold from store', () => {
  let state = firstPosition()
  for (let turn = 0; turn < 3; turn++) state = after(state, 'place workers 1', 'done', 'done')
  state = after(state, 'place workers 1', 'done')
  const told = forecast(state, 0)
  const sold: number[] = []
  const paid: number[] = []
  spinningJenny.play(state, move('done'), (event: BoardEvent) => {
    if (event.type === 'sold') sold[event.seat] = event.count
    if (event.type === 'paid' && event.to === 'wages and machines') paid[event.seat] = event.amount
  })
  for (const { seat, sold: count, costs } of told.seats) {
    expect(sold[seat]).toBe(count)
    expect(paid[seat]).toBe(costs)
  }
  expect(told.seats).toHaveLength(2)
})

test.each(WATER_FRAME_TABLES)('forecasts work throughout Water Frame: $players players, $edition, $setup', options => {
  everyWaterFrameDecision('forecast', options, state => {
    const before = JSON.stringify(waterFrame.save(state))
    for (const good of [0, 1, 2, 3] as const) {
      for (const { profit, income, costs, sold, shipped, output, seat } of forecast(state, good).seats) {
        const stored = state.players[seat]?.stored[good] ?? 0
        expect(profit).toBe(income - costs)
        expect(sold + shipped).toBeLessThanOrEqual(output + stored)
      }
    }
    expect(JSON.stringify(waterFrame.save(state))).toBe(before)
  })
})
