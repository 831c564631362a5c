import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { beforeProduction, FOOD, give, has, open, play, player, position, refused, withoutCards } from '../table.ts'

rule('CG card 3', 'discarded in the production phase, one good more', () => {
  const state = beforeProduction(one => {
    for (const seat of [0, 1, 2]) withoutCards(one, seat)
    one.demand[FOOD] = 0
    player(one).ships = 0
    open(one, FOOD, { marker: 9 })
    give(one, 0, 'extra-shift')
  })
  play(state, 'no development')
  expect(refused(state, 'sell 4')).toBe('not-so-many')
  const events = play(state, 'use extra-shift')
  expect(events).toContainEqual({ type: 'produced', seat: 0, good: FOOD, count: 4 })
  expect([player(state).sold, has(state, 'extra-shift')]).toEqual([4, false])
})

rule('CG card 3 expert', 'in extra production, one good more too', () => {
  const state = position(
    one => {
      one.good = 3
      give(one, 0, 'extra-shift')
    },
    { players: 3, expert: ['extra-production'] },
  )
  play(state, 'action extra production', 'use extra-shift', 'produce food 0', 'done')
  expect([player(state).stock[FOOD], has(state, 'extra-shift')]).toEqual([2, false])
  expect(refused(state, 'take extra-shift')).toBe('discarded-this-turn')
})
