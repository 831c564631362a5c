import { cardGame, type Fact, forecast, type State } from '@arkwright/card-game'
import { expect, test } from 'vitest'
import { afterCardMoves, CELLS, cardMove, everyCardDecision, firstCardPosition } from './card-positions.ts'

test('the first production after the set-up: no one has any appeal, everyone pays', () => {
  const told = forecast(firstCardPosition())
  expect(told?.good).toBe(0)
  expect(told?.seats).toMatchObject([
    { seat: 0, made: 3, sold: 0, left: 3, income: 0, costs: 10, profit: -10, steps: 0, value: 10 },
    { seat: 2, made: 3, sold: 0, left: 3, income: 0, costs: 10, profit: -10, steps: 0, value: 10 },
  ])
})

test('the forecast follows the move under the pointer', () => {
  const state = afterCardMoves(firstCardPosition(), 'no action')
  const mine = forecast(state, { move: cardMove('appeal 4') })?.seats[0]
  // Demand −1 and two arrows on the way: 4 above 1.
  expect(mine).toMatchObject({ appeal: 4, sold: 3, income: 12, profit: 2, steps: 2, value: 12 })
})

test.each(CELLS)('the forecast never changes the position, and works throughout a whole game: %j', options => {
  everyCardDecision('card forecast', options, state => {
    const before = JSON.stringify(cardGame.save(state))
    for (const { profit, income, costs, sold, made } of forecast(state)?.seats ?? []) {
      expect(profit).toBe(income - costs)
      expect(sold).toBeLessThanOrEqual(made + 8)
      expect(costs).toBeGreaterThanOrEqual(0)
    }
    expect(JSON.stringify(cardGame.save(state))).toBe(before)
  })
})

test('for the last player it comes true if there are no more questions', () => {
  let state: State = firstCardPosition()
  for (let turn = 0; turn < 3; turn++) {
    const last = turn === 2
    state = afterCardMoves(state, 'no action')
    if (state.step === 'price') state = afterCardMoves(state, 'appeal 2')
    if (!last) state = afterCardMoves(state, 'no development')
  }
  const told = forecast(state, { move: cardMove('no development') })
  const sold: number[] = []
  const paid: number[] = [0, 0, 0]
  cardGame.play(state, cardMove('no development'), (event: Fact) => {
    if (event.type === 'sold') sold[event.seat] = event.count
    if (event.type === 'money' && ['wages', 'maintenance', 'fixed cost'].includes(event.for)) {
      paid[event.seat] = (paid[event.seat] ?? 0) - event.amount
    }
  })
  expect(told?.seats.length).toBe(2)
  // The first producer is asked whether to ship, so only the facts before that are certain.
  for (const { seat, sold: count } of told?.seats.slice(0, 1) ?? []) expect(sold[seat]).toBe(count)
})
