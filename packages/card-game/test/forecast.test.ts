// The production forecast, the answers that change nothing, and what a factory's cards can show.
import { expect, test } from 'vitest'
import { priceOf, pricesShown, reachableAppeals } from '../src/factory.ts'
import { forecast } from '../src/forecast.ts'
import { cardGame } from '../src/game.ts'
import { passOf } from '../src/pass.ts'
import { FOOD, player as playerIn, setUpGame, startGame } from './table.ts'

test('the first production as the set-up leaves it: nobody has any appeal, everybody pays', () => {
  const told = forecast(startGame({ players: 3 }))
  expect(told?.good).toBe(FOOD)
  expect(told?.seats).toMatchObject([
    { seat: 0, made: 3, sold: 0, left: 3, income: 0, costs: 10, profit: -10, steps: 0, value: 10 },
    { seat: 2, made: 3, sold: 0, left: 3, income: 0, costs: 4, profit: -4, steps: 0, value: 10 },
  ])
})

test('before the first round there is none', () => {
  expect(forecast(setUpGame({ players: 3, expert: 'all' }))).toBeUndefined()
})

test('from a turn that was played by itself the rules go on to the production', () => {
  const state = startGame({ players: 3 })
  let goesOn = true
  const before = forecast(state)
  while (goesOn) {
    const move = passOf(state)
    if (move === undefined) throw new Error('everything would change something')
    goesOn = cardGame.playInTurn(state, move)
  }
  expect(cardGame.pending(state)).toBeUndefined()
  expect(forecast(state)).toEqual(before)
})

test('passing at every question changes nothing that can be left', () => {
  const state = startGame({ players: 3 })
  const factories = JSON.stringify(playerIn(state, 0).factories)
  while (state.stage === 'action' || state.stage === 'development') {
    const move = passOf(state)
    if (move === undefined) throw new Error('everything would change something')
    cardGame.play(state, move)
  }
  expect(JSON.stringify(playerIn(state, 0).factories)).toBe(factories)
})

test('token, office and quality show prices for just the appeals in reach', () => {
  const state = startGame({ players: 3 })
  const { rules } = state
  const player = playerIn(state, 0)
  const shown = pricesShown(state, FOOD, 1, 0, 13)
  for (const [appeal, price] of shown.entries())
    expect(price >= 0).toBe((reachableAppeals(rules, player, FOOD) & (1 << appeal)) !== 0)
  expect(shown[0]).toBe(priceOf(rules, player, FOOD))
})
