import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { paid, playerOf } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event income tax', '£1 for each full £10', () => {
  const { events } = turnUp('income tax', before => {
    for (const [seat, cash] of [9, 10, 29, 100].entries()) playerOf(before, seat).cash = cash
  })
  expect([0, 1, 2, 3].map(seat => paid(events, seat as 0, 'event'))).toEqual([0, 1, 2, 10])
})
