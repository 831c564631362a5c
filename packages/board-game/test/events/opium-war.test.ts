import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { harbour, playerOf, spaces } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event opium war', 'one space down for each own ship', () => {
  const { events } = turnUp('opium war', before => {
    harbour(playerOf(before, 1)).ships = [2, 4]
    harbour(playerOf(before, 2)).ships = [0, 6]
  })
  expect([0, 1, 2, 3].map(seat => spaces(events, seat as 0, 'event') + 0)).toEqual([0, -2, -1, 0])
})
