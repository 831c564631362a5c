import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { playerOf, spaces } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event hamburg credit crisis', 'one space down, and one more for each loan', () => {
  const { events } = turnUp('hamburg credit crisis', before =>
    Object.assign(playerOf(before, 1), { loans: 2, shares: 0 }),
  )
  expect([0, 1, 2, 3].map(seat => spaces(events, seat as 0, 'event'))).toEqual([-1, -3, -1, -1])
})
