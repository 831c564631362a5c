import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { give, paid, play, playerOf, tilesOf, turnWith, why } from '../water-frame/position.ts'

rule('tile developer', '£5 off each factory built or modernised, also of those still to come in the action', () => {
  const state = turnWith((before, player) => {
    before.decade = 2
    player.cash = 100
    give(player, 'developer')
  })
  play(state, 'place factory 1')
  expect(why(state, 'return developer')).toBe('WF II.2.1: nothing-built-or-modernised')
  const events = play(state, 'modernise clothes', 'return developer', 'modernise cutlery', 'done')
  expect(paid(events, 0, 'factory action')).toBe(2 + 11 + 12 - 10)
  expect([tilesOf(playerOf(state, 0)), state.tiles[3]]).toEqual([[], 3])
})

rule('tile developer', 'nothing off a level of the future', () => {
  const state = turnWith((_, player) => {
    player.cash = 100
    give(player, 'developer')
    give(player, 'inventor')
  })
  play(state, 'place factory 1', 'modernise clothes', 'return inventor')
  expect(why(state, 'return developer')).toBe('WF II.2.1: nothing-built-or-modernised')
})
