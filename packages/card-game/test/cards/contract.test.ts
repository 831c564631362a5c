import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { cardOf } from '../../src/cards/index.ts'
import { FACES } from '../../src/components/faces.ts'
import { beforeProduction, cash, FOOD, give, open, play, position, withoutCards } from '../table.ts'

rule('CG card 10', 'shipping brings extra income by the number of goods', () => {
  const state = beforeProduction(one => {
    for (const seat of [0, 1, 2]) withoutCards(one, seat)
    one.demand[FOOD] = 5
    open(one, FOOD)
    give(one, 0, 'contract')
  })
  play(state, 'no development')
  const events = play(state, 'ship 3')
  expect([cash(events, 'export'), cash(events, 'contract')]).toEqual([9, 5])
})

rule('CG card 10', 'the table pays 1 for one good up to 10 for eight or more', () => {
  const { figures } = position(() => undefined).rules
  const income = cardOf(FACES.indexOf('contract')).exportIncome
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(goods => income?.(figures, goods))).toEqual([1, 3, 5, 6, 7, 8, 9, 10, 10])
})
