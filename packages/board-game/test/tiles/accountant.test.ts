import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { give, moves, paid, play, turnWith, why } from '../water-frame/position.ts'

rule('tile accountant', 'up to £2 more or less, never below nothing; the sum paid counts', () => {
  const state = turnWith((_, player) => give(player, 'accountant'))
  const cheap = turnWith((_, player) => give(player, 'accountant'))
  play(cheap, 'place workers 1')
  expect(moves(cheap)).toEqual(['pay 0', 'pay 1', 'pay 2', 'pay 3', 'pay 4'])
  play(state, 'place quality 2')
  expect([moves(state), why(state, 'pay 7')]).toEqual([
    ['pay 2', 'pay 3', 'pay 4', 'pay 5', 'pay 6'],
    'WF II.1: sum-not-allowed',
  ])
  const events = play(state, 'pay 6', 'quality clothes')
  expect(paid(events, 0)).toBe(6)
})
