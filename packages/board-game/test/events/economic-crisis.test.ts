import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { turnUp } from './event-phase.ts'

rule('event economic crisis', 'two fired workers for each player go back to the job market', () => {
  const { state } = turnUp('economic crisis', before => {
    before.firedWorkers = 9
    before.emptySpaces = 50
  })
  expect([state.firedWorkers, state.emptySpaces]).toEqual([1, 42])
})
