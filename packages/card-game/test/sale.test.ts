import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { saleLimit } from '../src/market.ts'
import { factorySheet } from '../src/sheet.ts'
import {
  beforeProduction,
  cash,
  close,
  FOOD,
  type Furnished,
  give,
  LAMPS,
  legal,
  open,
  play,
  player,
  startGame,
  withoutCards,
} from './table.ts'

/** Seat 0 alone produces lamps; side II makes 4, at the given marker and demand. */
const lamps = (changes: Partial<Furnished>, demand: number, stock = 0) =>
  beforeProduction(state => {
    state.good = LAMPS
    for (const seat of [0, 1, 2]) withoutCards(state, seat)
    state.demand[LAMPS] = demand
    player(state).ships = 0
    player(state).stock = [0, 0, 0, stock]
    open(state, LAMPS, { side: 2, first: 2, ...changes })
  })

rule('CG 2', 'players without a factory for the active good skip the phase', () => {
  const state = lamps({ marker: 3 }, 1)
  const events = play(state, 'no development')
  const producers = events.flatMap(event => (event.type === 'produced' ? [event.seat] : []))
  expect(producers).toEqual([0])
  expect(cash(events, 'wages', 1)).toBe(0)
})

rule('CG 2.a', 'what was made must be sold as far as the market takes it; income is price times goods', () => {
  const state = lamps({ marker: 3 }, 1)
  const events = play(state, 'no development')
  expect(events).toContainEqual({ type: 'sold', seat: 0, good: LAMPS, count: 2, price: 14 })
  expect(cash(events, 'home sale')).toBe(28)
})

rule('CG-E17', 'the pictured factory makes 4', () => {
  expect(factorySheet(lamps({}, 1), 0, LAMPS)?.goods).toBe(4)
})

rule('CG-E18', 'four made, two above demand, price 14: two sold for 28, two left', () => {
  const state = lamps({ marker: 3 }, 1)
  const events = play(state, 'no development')
  expect(cash(events, 'home sale')).toBe(28)
  expect(player(state).stock[LAMPS]).toBe(2)
})

rule('CG-E19', 'lamps II on spot 4, office on price, distribution 3, demand 1', () => {
  const state = lamps({ distribution: 3, marker: 3 }, 1)
  expect(factorySheet(state, 0, LAMPS)).toMatchObject({ goods: 4, price: 14, appeal: 3, saleLimit: 2 })
  expect(cash(play(state, 'no development'), 'home sale')).toBe(28)
})

rule('CG-E20', 'appeal equal to or below demand sells nothing', () => {
  for (const demand of [3, 5]) {
    const events = play(lamps({ marker: 3 }, demand), 'no development')
    expect(cash(events, 'home sale')).toBe(0)
  }
})

rule('CG-E21', 'below zero demand the appeal itself is the limit', () => {
  const state = lamps({ marker: 3, second: 1 }, -2)
  const events = play(state, 'no development')
  expect(events).toContainEqual(expect.objectContaining({ type: 'sold', count: 3 }))
})

rule('CG-E22', 'stored goods may fill up the limit, fresh ones must be sold', () => {
  const state = lamps({ marker: 7 }, 1, 3)
  play(state, 'no development')
  expect([state.step, legal(state)]).toEqual(['sale', ['sell 4', 'sell 5', 'sell 6']])
  play(state, 'sell 5')
  expect(player(state).stock[LAMPS]).toBe(2)
})

rule('CG ruling 7', 'a Patron adds one after the cap, so one more than the appeal can be sold', () => {
  const state = lamps({ marker: 3 }, -3)
  give(state, 0, 'patron-lamps-food')
  play(state, 'no development', 'use patron-lamps-food')
  expect(player(state).sold).toBe(4)
})

rule('CG ruling 11', 'production goes in turn order, each player with own cards only', () => {
  const state = beforeProduction(one => {
    one.good = FOOD
    for (const seat of [0, 1, 2]) open(one, FOOD, { marker: 3 }, seat)
    give(one, 0, 'extra-shift')
    give(one, 1, 'extra-shift')
  })
  play(state, 'no development')
  expect([state.seat, state.step]).toEqual([0, 'sale'])
  play(state, 'sell 3')
  expect([state.seat, state.step]).toEqual([1, 'sale'])
})

rule('CG ruling 53', 'a Patron is offered only where it sells something more', () => {
  const state = lamps({ marker: 9 }, 0)
  give(state, 0, 'patron-lamps-food')
  const events = play(state, 'no development')
  expect(events).toContainEqual(expect.objectContaining({ type: 'sold', count: 4 }))
})

rule('CG 2.a', 'the limit is appeal minus demand', () => {
  const state = startGame({ players: 3 })
  close(state, LAMPS, 0)
  state.demand = [2, 2, 2, 2]
  expect([0, 2, 3, 9].map(appeal => saleLimit(state, FOOD, appeal))).toEqual([0, 0, 1, 7])
})
