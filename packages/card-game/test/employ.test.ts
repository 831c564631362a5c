import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, count, FOOD, factory, open, play, position, refused } from './table.ts'

rule('CG 1.a.2', 'worker cards are placed in order, two at most, only at open factories', () => {
  const state = position(one => {
    open(one, FOOD, { first: 0 })
  })
  play(state, 'action employ', 'employ food', 'employ food')
  expect(factory(state, FOOD)).toMatchObject({ first: 1, second: 1 })
  expect([refused(state, 'employ food'), refused(state, 'employ lamps')]).toEqual([
    'two-worker-cards',
    'factory-closed',
  ])
})

rule('CG-E27', 'three worker cards in one action: demand down once, wages up once', () => {
  const state = position(one => {
    open(one, FOOD, { first: 0 })
  })
  const events = play(state, 'action employ', 'employ food', 'employ food', 'employ clothes')
  expect([state.demand, state.wageSpace]).toEqual([[-2, -2, -1, -1], 1])
  expect([count(events, 'employed'), count(events, 'demand'), count(events, 'wages')]).toEqual([3, 4, 1])
})

rule('CG-E28', 'decade III: a new first card shows II; decade II: a new second card shows I', () => {
  const third = position(one => {
    one.decade = 3
    open(one, FOOD, { side: 2, first: 0 })
  })
  play(third, 'action employ', 'employ food')
  expect(factory(third, FOOD).first).toBe(2)
  const second = position(one => {
    one.decade = 2
  })
  play(second, 'action employ', 'employ food')
  expect(factory(second, FOOD).second).toBe(1)
})

rule('CG ruling 14', 'hiring follows the decade, not the side of the factory', () => {
  const state = position(one => {
    one.decade = 3
  })
  play(state, 'action employ', 'employ clothes')
  expect(factory(state, CLOTHES)).toMatchObject({ side: 1, first: 1, second: 3 })
})
