import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, moves, play, playerOf } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event canal boom', 'each player in turn raises one distribution marker, or none', () => {
  const { state } = turnUp('canal boom')
  expect([state.step, state.seat, moves(state)]).toEqual([
    'canal boom: raise a marker',
    0,
    ['distribution clothes', 'distribution cutlery', 'done'],
  ])
  play(state, 'distribution clothes', 'done', 'distribution lamps', 'done')
  expect([playerOf(state, 0).factories[CLOTHES].distribution, state.step]).toEqual([1, 'name start player'])
})
