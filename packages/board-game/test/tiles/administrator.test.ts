import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { give, paid, play, turnWith, why } from '../water-frame/position.ts'

rule('tile administrator', 'no fee for a marker used again', () => {
  const state = turnWith((_, player) => {
    player.chart = player.chart.with(2, markerNamed('machinery'))
    player.cash = 50
    give(player, 'administrator')
  })
  expect(paid(play(state, 'place machinery 3'), 0)).toBe(6)
})

rule('tile administrator', 'the £2 space in spite of Bureaucracy', () => {
  const state = turnWith((before, player) => {
    before.forbiddenSpaces = 1
    give(player, 'administrator')
  })
  expect(why(state, 'place workers 1')).toBeUndefined()
})
