import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { cardOf } from '../../src/cards/index.ts'
import { FACES } from '../../src/components/faces.ts'
import { factorySheet } from '../../src/sheet.ts'
import { CLOTHES, FOOD, give, legal, open, play, player, position, withoutCards } from '../table.ts'

rule('CG card 5', 'workers of its factory cost 2 less, up to four of them', () => {
  const state = position(one => {
    one.wageSpace = 6
    open(one, FOOD, { second: 1 })
    open(one, CLOTHES, { second: 1 })
    give(one, 0, 'foreman')
    player(one).assigned = FOOD
  })
  expect(factorySheet(state, 0, FOOD)).toMatchObject({ workers: 6, wages: 16 })
  expect(factorySheet(state, 0, CLOTHES)).toMatchObject({ workers: 6, wages: 24 })
})

rule('CG card 5', 'it is placed at an open factory when taken, and may be placed anew when taken again', () => {
  const state = position(one => {
    one.step = 'develop'
    one.stage = 'development'
    withoutCards(one)
    give(one, 0, 'patent', 'engineer')
  })
  play(state, 'take foreman', 'discard patent')
  expect(legal(state)).toEqual(['assign food', 'assign clothes'])
  play(state, 'assign clothes')
  expect([player(state).assigned, state.seat]).toEqual([CLOTHES, 1])
})

rule('CG-E42', 'wage 4, six workers: 4 × 2 + 2 × 4 = 16', () => {
  const { figures } = position(() => undefined).rules
  expect(cardOf(FACES.indexOf('foreman')).wages?.(figures, 6, 4)).toBe(16)
})

rule('CG ruling 21', 'a worker never costs less than nothing', () => {
  const { figures } = position(() => undefined).rules
  expect(cardOf(FACES.indexOf('foreman')).wages?.(figures, 5, 1)).toBe(1)
})
