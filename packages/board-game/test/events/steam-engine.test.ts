import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, paid, play, playerOf, why } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event steam engine', 'each player may buy one machine for £3, with cash', () => {
  const { state } = turnUp('steam engine', before => {
    playerOf(before, 1).cash = 2
  })
  const events = play(state, 'machine clothes 1')
  expect([paid(events, 0, 'event'), playerOf(state, 0).factories[CLOTHES].machines]).toEqual([3, [1, 0, 0, 0]])
  // Red cannot pay and is not asked.
  expect(state.seat).toBe(2)
  expect(why(state, 'machine food 1')).toBe('WF II.2.3: no-factory')
})
