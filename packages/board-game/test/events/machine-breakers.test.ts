import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, CUTLERY, playerOf, setFactory } from '../water-frame/position.ts'
import { turnUp } from './event-phase.ts'

rule('event machine breakers', 'the factory with most machines loses one; a fired worker takes its space', () => {
  const { state } = turnUp('machine breakers', before => {
    before.firedWorkers = 4
    setFactory(playerOf(before, 0), CLOTHES, { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] })
    setFactory(playerOf(before, 0), CUTLERY, { workers: [1, 2, 0, 0], machines: [1, 1, 0, 0] })
  })
  expect(playerOf(state, 0).factories[CUTLERY]).toMatchObject({ workers: [1, 3, 0, 0], machines: [1, 0, 0, 0] })
  expect(playerOf(state, 0).factories[CLOTHES].machines).toEqual([1, 0, 0, 0])
  expect(state.firedWorkers).toBe(3)
})

rule('event machine breakers', 'without any worker the machine stays', () => {
  const { state } = turnUp('machine breakers', before => {
    before.firedWorkers = 0
    before.emptySpaces = 80
    setFactory(playerOf(before, 0), CLOTHES, { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] })
  })
  expect(playerOf(state, 0).factories[CLOTHES].machines[0]).toBe(1)
})
