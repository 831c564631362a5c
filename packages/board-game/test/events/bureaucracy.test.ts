import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { changed, play, untilStep, why } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event bureaucracy', 'from the next decade on the £2 space is closed', () => {
  const { state } = turnUp('bureaucracy')
  play(state, 'start player blue')
  // Without a seed the economy marker has to be told.
  play(state, 'economy 1 1')
  expect([state.step, state.decade]).toEqual(['place marker', 2])
  expect(why(state, 'place workers 1')).toBe('WF II.1: space-forbidden')
  expect(why(state, 'place workers 2')).toBeUndefined()
  const again = changed(state, () => undefined)
  untilStep(again, 'place marker')
  expect(why(again, 'place factory 1')).toBe('WF II.1: space-forbidden')
})
