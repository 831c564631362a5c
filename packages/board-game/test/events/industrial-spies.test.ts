import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { turnUp } from './event-phase.ts'

rule('event industrial spies', 'every importer one space ahead', () => {
  expect(turnUp('industrial spies').state.importers).toEqual([1, 1, 1, 1])
})
