import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { factorySheet } from '../../src/sheet.ts'
import { CLOTHES, FOOD, give, open, player, position, refused } from '../table.ts'

const automated = (withCard: boolean) =>
  position(state => {
    open(state, CLOTHES, { second: 1, firstAutomated: true, secondAutomated: true })
    open(state, FOOD, { firstAutomated: true })
    if (withCard) give(state, 0, 'workshop')
  })

rule('CG card 4', 'two machines of each factory need no maintenance', () => {
  expect(factorySheet(automated(false), 0, CLOTHES)).toMatchObject({ machines: 3, maintenance: 3 })
  expect(factorySheet(automated(true), 0, CLOTHES)).toMatchObject({ machines: 3, maintenance: 1 })
  expect(factorySheet(automated(true), 0, FOOD)).toMatchObject({ machines: 1, maintenance: 0 })
})

rule('CG-E43', 'three machines cost 1', () => {
  expect(factorySheet(automated(true), 0, CLOTHES)?.maintenance).toBe(1)
})

rule('CG card 4 expert', 'lifts the restriction of machinery', () => {
  const state = position(
    one => {
      one.step = 'develop'
      one.stage = 'development'
      player(one).tracks = [0, 0, 0, 1, 0, 0]
    },
    { players: 3, expert: ['restrictions'] },
  )
  expect(refused(state, 'develop machinery')).toBe('decade-not-reached')
  give(state, 0, 'workshop')
  expect(refused(state, 'develop machinery')).toBeUndefined()
})
