import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, playerOf, setFactory, spaces } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event world exhibition', 'one space for the single highest quality of each good', () => {
  const { events } = turnUp('world exhibition', before => setFactory(playerOf(before, 2), CLOTHES, { quality: 1 }))
  // Clothes to green; food, cutlery and lamps are tied between two players each.
  expect([0, 1, 2, 3].map(seat => spaces(events, seat as 0, 'event'))).toEqual([0, 0, 1, 0])
})
