import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { FACES } from '../src/components/faces.ts'
import { cardGame } from '../src/game.ts'
import {
  beforeProduction,
  cash,
  FOOD,
  type Furnished,
  factory,
  LAMPS,
  legal,
  open,
  play,
  player,
  type State,
  withoutCards,
} from './table.ts'

/** Seat 0 alone makes lamps and sells none: 4 workers at 2 and a fixed cost of 7 make 15. */
const costly = (changes: Partial<Furnished>, change: (state: State) => void = () => undefined, players = 3) =>
  beforeProduction(
    state => {
      state.good = LAMPS
      for (const seat of state.players.keys()) {
        withoutCards(state, seat)
        Object.assign(player(state, seat), { ships: 0 })
        Object.assign(factory(state, LAMPS, seat), { side: 0, first: 0, marker: -1 })
      }
      state.demand[LAMPS] = 5
      open(state, LAMPS, changes)
      change(state)
    },
    { players },
  )

rule('CG 2.c', 'wages, maintenance and fixed cost of the producing factory', () => {
  const events = play(costly({ firstAutomated: true }), 'no development')
  expect([cash(events, 'wages'), cash(events, 'maintenance'), cash(events, 'fixed cost')]).toEqual([-4, -2, -7])
})

rule('CG 2.c', 'the wage is where the marker stands', () => {
  const state = costly({}, one => {
    one.wageSpace = 3
  })
  expect(cash(play(state, 'no development'), 'wages')).toBe(-12)
})

rule('CG 2.c emergency', 'what cash lacks comes from the emergency fund, at half the share value', () => {
  const state = costly({}, one => {
    Object.assign(player(one), { money: 6 })
  })
  const events = play(state, 'no development')
  expect([player(state).loans, cash(events, 'emergency fund'), player(state).money]).toEqual([2, 10, 1])
})

rule('CG-E32', 'value 15, short by 10: two tokens at 8 each, 6 left over', () => {
  const state = costly({}, one => {
    Object.assign(player(one), { money: 5, shareValue: 15 })
  })
  play(state, 'no development')
  expect([player(state).loans, player(state).money]).toEqual([2, 6])
})

rule('CG-E33', 'nine tokens out and still short: out of the game', () => {
  const state = costly({}, one => {
    Object.assign(player(one), { money: 5, loans: 8 })
  })
  play(state, 'no development')
  expect([player(state).bankrupt, player(state).loans]).toEqual([true, 9])
  expect(state.seat).not.toBe(0)
})

rule('CG ruling 26', 'as few tokens as cover the bill; the surplus is kept', () => {
  const state = costly({}, one => {
    Object.assign(player(one), { money: 0, shareValue: 29 })
  })
  play(state, 'no development')
  expect([player(state).loans, player(state).money]).toEqual([1, 0])
})

rule('CG ruling 37', "a bankrupt player's factories and markers leave, demand stays, the others play on", () => {
  const state = costly({ marker: 4 }, one => {
    Object.assign(player(one), { money: 0, loans: 9 })
  })
  const demand = [...state.demand]
  play(state, 'no development')
  while (state.step === 'start player') play(state, legal(state)[0] ?? '')
  expect(player(state).factories.every(one => one.side === 0 && one.marker === -1)).toBe(true)
  expect(state.demand).toEqual(demand)
  expect([state.seat, state.decade]).toEqual([1, 2])
  expect(cardGame.standings(state)[0]).toMatchObject({ score: 0, rank: 3 })
})

rule('CG ruling 56', 'cards of a bankrupt player go back; with nobody left the game is over', () => {
  const state = costly(
    {},
    one => {
      for (const seat of [0, 1]) {
        open(one, LAMPS, {}, seat)
        Object.assign(player(one, seat), { money: 0, loans: 9 })
      }
      player(one).cards = 1 << FACES.indexOf('patent')
      one.supply[FACES.indexOf('patent')] = 1
    },
    2,
  )
  play(state, 'no development')
  expect(cardGame.pending(state)).toBeUndefined()
  expect([player(state).cards, state.supply[FACES.indexOf('patent')]]).toEqual([0, 2])
  expect(factory(state, FOOD).side).toBe(0)
})
