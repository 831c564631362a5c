import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { turnUp } from './event-phase.ts'

rule(
  'event war on the continent',
  'two fired workers for each player leave the game, fewer when there are fewer',
  () => {
    for (const [fired, left] of [
      [10, 2],
      [5, 0],
    ] as const) {
      const { state, events } = turnUp('war on the continent', before => {
        before.firedWorkers = fired
      })
      expect([state.firedWorkers, state.boxedWorkers]).toEqual([left, fired - left])
      expect(events).toContainEqual({ type: 'workers removed', count: fired - left })
    }
  },
)
