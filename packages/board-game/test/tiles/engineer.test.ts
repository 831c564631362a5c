import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, give, moves, paid, play, playerOf, setFactory, turnWith } from '../water-frame/position.ts'

rule('tile engineer', 'quality up to level 6', () => {
  const state = turnWith((_, player) => {
    give(player, 'engineer')
    setFactory(player, CLOTHES, { quality: 4 })
  })
  play(state, 'place quality 1', 'pay 12', 'quality clothes', 'quality clothes')
  expect(playerOf(state, 0).factories[CLOTHES].quality).toBe(6)
})

rule('ruling 25', 'the Engineer pays any sum from nothing to the dearest price on the marker, for quality only', () => {
  const state = turnWith((_, player) => give(player, 'engineer'))
  const other = turnWith((_, player) => give(player, 'engineer'))
  play(state, 'place quality 1')
  expect(moves(state)).toEqual(Array.from({ length: 13 }, (_, sum) => `pay ${sum}`))
  expect(paid(play(state, 'pay 0'), 0)).toBe(0)
  play(other, 'place machinery 2')
  expect(other.step).toBe('machinery')
})
