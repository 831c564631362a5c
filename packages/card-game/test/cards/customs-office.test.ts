import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import {
  beforeProduction,
  FOOD,
  give,
  isUsed,
  legal,
  open,
  play,
  player,
  position,
  refused,
  withoutCards,
} from '../table.ts'

const leftover = () =>
  beforeProduction(state => {
    for (const seat of [0, 1, 2]) withoutCards(state, seat)
    state.demand[FOOD] = 5
    open(state, FOOD)
    give(state, 0, 'customs-office')
  })

rule('CG card 2', 'using at least one ship, one token fewer, once per decade', () => {
  const state = leftover()
  play(state, 'no development')
  expect(legal(state)).toContain('use customs-office')
  play(state, 'use customs-office')
  expect(refused(state, 'ship 0')).toBe('card-used-for-a-ship')
  expect(refused(state, 'use customs-office')).toBe('used-this-decade')
  play(state, 'ship 2')
  expect([player(state).shipTokens, player(state).ships, isUsed(state, 'customs-office')]).toEqual([0, 1, true])
})

rule('CG card 2 expert', 'lifts the restriction of ships while owned', () => {
  const state = position(
    one => {
      one.step = 'develop'
      one.stage = 'development'
      player(one).tracks = [0, 0, 0, 0, 1, 0]
    },
    { players: 3, expert: ['restrictions'] },
  )
  expect(refused(state, 'develop ship')).toBe('decade-not-reached')
  give(state, 0, 'customs-office')
  expect(refused(state, 'develop ship')).toBeUndefined()
})
