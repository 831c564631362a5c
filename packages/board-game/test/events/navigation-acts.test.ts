import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { harbour, playerOf, spaces } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event navigation acts', 'one space up for each own ship', () => {
  const { events } = turnUp('navigation acts', before => {
    harbour(playerOf(before, 1)).ships = [2, 4]
    harbour(playerOf(before, 2)).ships = [0, 6]
  })
  expect([0, 1, 2, 3].map(seat => spaces(events, seat as 0, 'event'))).toEqual([0, 2, 1, 0])
})
