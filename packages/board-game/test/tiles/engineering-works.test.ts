import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { give, play, playerOf, received, turnWith } from '../water-frame/position.ts'

rule('tile engineering works', '£1 for each machine another player buys, none for an own one', () => {
  const state = turnWith((before, player) => {
    give(player, 'engineering works')
    give(playerOf(before, 2), 'engineering works')
  })
  const events = play(state, 'place machinery 3', 'machine clothes 1', 'machine clothes 2')
  expect([received(events, 0), received(events, 2), received(events, 1)]).toEqual([0, 2, 0])
})
