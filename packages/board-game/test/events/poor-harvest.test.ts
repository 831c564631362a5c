import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { turnUp } from './event-phase.ts'

rule('event poor harvest', 'the importer of food two spaces ahead', () => {
  expect(turnUp('poor harvest').state.importers).toEqual([2, 0, 0, 0])
})
