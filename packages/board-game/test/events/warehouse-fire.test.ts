import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { harbour, playerOf } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event warehouse fire', 'half of the stored goods of each kind, rounded down, are lost', () => {
  const { state, events } = turnUp('warehouse fire', before => {
    harbour(playerOf(before, 0)).rows = 5
    playerOf(before, 0).stored = [5, 4, 1, 0]
  })
  expect(playerOf(state, 0).stored).toEqual([3, 2, 1, 0])
  expect(events.filter(({ type }) => type === 'discarded')).toHaveLength(2)
})
