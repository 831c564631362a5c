import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { costWithTiles } from '../../src/factory.ts'
import { CLOTHES, CUTLERY, firstTurn, give, play, playerOf, turnWith } from '../water-frame/position.ts'

rule('tile workshop', 'machinery counts £3 more than was paid', () => {
  const without = firstTurn()
  play(without, 'place machinery 1')
  expect(without.step).toBe('take special marker')
  const state = turnWith((_, player) => give(player, 'workshop', CLOTHES))
  play(state, 'place machinery 1', 'machine clothes 1')
  expect(playerOf(state, 0).factories[CLOTHES].machines[0]).toBe(1)
})

rule('tile workshop', 'only the machines of its own factory cost £1 together', () => {
  const state = turnWith((_, player) => give(player, 'workshop', CLOTHES))
  const player = playerOf(state, 0)
  expect([CLOTHES, CUTLERY].map(good => costWithTiles(state, player, good as 1, 0, 4))).toEqual([1, 4])
})
