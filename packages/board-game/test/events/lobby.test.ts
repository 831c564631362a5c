import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { turnUp } from './event-phase.ts'

rule('event lobby', 'every importer one space back, none below zero', () => {
  const { state } = turnUp('lobby', before => {
    before.importers = [3, 1, 0, 2]
  })
  expect(state.importers).toEqual([2, 0, 0, 1])
})
