import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import {
  changed,
  firstTurn,
  give,
  idleUntil,
  moves,
  paid,
  play,
  playerOf,
  tilesOf,
  turnWith,
  untilStep,
  why,
} from '../water-frame/position.ts'

rule(
  'tile broker',
  'given back instead of taking a special marker: one or two shares at half price, rounded up',
  () => {
    const state = turnWith((_, player) => {
      give(player, 'broker')
      Object.assign(player, { space: 29, cash: 60, shares: 5 })
    })
    play(state, 'place machinery 1', 'return broker')
    expect(moves(state)).toEqual(['buy shares 1', 'buy shares 2'])
    expect(paid(play(state, 'buy shares 2'), 0)).toBe(20)
    expect([playerOf(state, 0).shares, tilesOf(playerOf(state, 0)), state.seat]).toEqual([7, [], 1])
  },
)

rule('tile broker', 'not while owing loans, nor without the cash', () => {
  const owing = turnWith((_, player) => {
    give(player, 'broker')
    Object.assign(player, { shares: 0, loans: 1, cash: 60 })
  })
  play(owing, 'place machinery 1')
  expect(why(owing, 'return broker')).toBe('ruling 29: repay-loans-first')
  const poor = turnWith((_, player) => {
    give(player, 'broker')
    player.cash = 3
  })
  play(poor, 'place machinery 1')
  expect(why(poor, 'return broker')).toBe('ruling 2: not-enough-cash')
})

rule('tile broker', 'in each event phase its owner sells goods, sells shares and buys shares', () => {
  const state = firstTurn()
  idleUntil(state, 1, 3)
  const last = changed(state, before => {
    const broker = playerOf(before, 3)
    give(broker, 'broker')
    give(broker, 'small warehouse')
    broker.stored[0] = 1
    broker.cash = 60
  })
  untilStep(last, 'sell goods')
  expect([last.seat, last.exchange, last.events.length]).toEqual([3, 'event', 1])
  play(last, 'sell food 1')
  untilStep(last, 'sell shares')
  play(last, 'sell shares 1', 'buy shares 1')
  expect(tilesOf(playerOf(last, 3))).toEqual(['broker', 'small warehouse'])
})
