import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { moves, paid, play, playerOf, why } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event share fever', 'each player may buy one share at half price, rounded up', () => {
  const { state } = turnUp('share fever', before =>
    Object.assign(playerOf(before, 0), { space: 29, cash: 30, shares: 5 }),
  )
  expect([state.step, moves(state), why(state, 'buy shares 2')]).toEqual([
    'share fever: buy a share',
    ['buy shares 0', 'buy shares 1'],
    'WF 6.II: one-share-at-most',
  ])
  expect(paid(play(state, 'buy shares 1'), 0)).toBe(10)
  expect(playerOf(state, 0).shares).toBe(6)
})
