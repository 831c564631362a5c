import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { wage } from '../../src/job-market.ts'
import {
  CLOTHES,
  CUTLERY,
  give,
  harbour,
  moves,
  paid,
  play,
  playerOf,
  setFactory,
  turnWith,
  untilStep,
  why,
} from '../water-frame/position.ts'

rule('tile school', 'a replaced worker may take a free space, and is not replaced there in the same action', () => {
  const state = turnWith((_, player) => {
    give(player, 'school')
    setFactory(player, CUTLERY, { workers: [2, 1, 0, 0] })
  })
  const fired = state.firedWorkers
  play(state, 'place machinery 3', 'machine clothes 1')
  expect([state.step, moves(state)]).toEqual([
    'school: place the worker',
    ['hire clothes 3', 'hire clothes 4', 'hire cutlery 2', 'hire cutlery 3', 'hire cutlery 4', 'done'],
  ])
  play(state, 'hire cutlery 2')
  expect([playerOf(state, 0).factories[CUTLERY].workers[1], state.firedWorkers]).toEqual([2, fired])
  expect(why(state, 'machine cutlery 2')).toBe('ruling 8: no-worker-on-a-machine-space')
})

rule('tile school', 'or is fired after all', () => {
  const state = turnWith((_, player) => give(player, 'school'))
  const fired = state.firedWorkers
  play(state, 'place machinery 2', 'machine clothes 1', 'done')
  expect([state.firedWorkers, state.step]).toEqual([fired + 1, 'take special marker'])
})

rule('ruling 13', 'the School switches the last row off before its first good is sold, also when it is row 1', () => {
  const asked = (workers: [number, number, number, number]) => {
    const state = turnWith((before, player) => {
      before.cycle = CLOTHES
      before.emptySpaces = 60
      setFactory(player, CLOTHES, { price: 5, workers })
      give(player, 'school')
      before.turnsTaken = 4
      before.step = 'production'
    })
    return [state.step, state.sale.sold[0]]
  }
  expect(asked([2, 2, 0, 0])[0]).toBe('last row')
  expect(asked([2, 0, 0, 0])[0]).toBe('last row')
})

rule('tile school', 'row 1 closed: store still sells, no wages but those of obsolescence', () => {
  const state = turnWith((before, player) => {
    before.cycle = CLOTHES
    before.emptySpaces = 60
    setFactory(playerOf(before, 2), CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
    setFactory(player, CLOTHES, { price: 5, workers: [2, 0, 0, 0], additional: 2 })
    harbour(player).columns = 0b0010
    player.stored[CLOTHES] = 1
    player.cash = 100
    give(player, 'school')
    before.turnsTaken = 4
    before.step = 'production'
  })
  play(state, 'use school')
  expect([state.step, moves(state)]).toEqual(['sell from store', ['sell stored', 'stop selling']])
  const events = play(state, 'sell stored')
  expect(events).toContainEqual({ type: 'sold', seat: 0, good: CLOTHES, count: 1, fromStore: 1, price: 5 })
  expect(paid(events, 0, 'wages and machines')).toBe(2 * wage(state))
})

rule('tile school', 'row 1 is closed after the sale too, while none of its goods is sold', () => {
  const state = turnWith((before, player) => {
    before.cycle = CLOTHES
    before.emptySpaces = 60
    // Appeal 0: nothing is sold.
    setFactory(player, CLOTHES, { price: 9, workers: [2, 0, 0, 0] })
    give(player, 'school')
    before.turnsTaken = 4
    before.step = 'production'
  })
  expect([state.step, moves(state)]).toEqual(['after the sale', ['use school', 'done']])
  const events = play(state, 'use school')
  expect(paid(events, 0, 'wages and machines')).toBe(0)
})

rule('tile school', 'switched off after the sale while what was sold fits into the other rows', () => {
  const state = turnWith((before, player) => {
    before.cycle = CLOTHES
    before.emptySpaces = 60
    // Appeal 1: one good is sold, row 2 is not needed.
    setFactory(player, CLOTHES, { price: 8, workers: [2, 2, 0, 0] })
    give(player, 'school')
    before.turnsTaken = 4
    before.step = 'production'
  })
  untilStep(state, 'after the sale')
  play(state, 'use school')
  expect(state.sale.rowOff).toBe(1)
})
