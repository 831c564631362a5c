import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { cardOf } from '../../src/cards/index.ts'
import { FACES } from '../../src/components/faces.ts'
import { factorySheet } from '../../src/sheet.ts'
import { CLOTHES, FOOD, give, isUsed, legal, play, player, position, refused, type State } from '../table.ts'

const developer = (change: (state: State) => void = () => undefined) =>
  position(state => {
    give(state, 0, 'developer', 'customs-office')
    player(state).used = 1 << FACES.indexOf('customs-office')
    change(state)
  })

rule('CG card 9', 'fixed costs of every factory are 2 less', () => {
  const state = developer()
  expect([factorySheet(state, 0, FOOD)?.fixedCost, factorySheet(state, 0, CLOTHES)?.fixedCost]).toEqual([2, 3])
})

rule('CG card 9', "in its owner's turn it turns another used card back, once per decade", () => {
  const state = developer()
  expect(legal(state)).toContain('reactivate customs-office')
  play(state, 'reactivate customs-office')
  expect([isUsed(state, 'customs-office'), isUsed(state, 'developer'), state.step]).toEqual([false, true, 'action'])
})

rule('CG-E44', 'fixed cost 5 becomes 3', () => {
  expect(factorySheet(developer(), 0, CLOTHES)?.fixedCost).toBe(3)
})

rule('CG ruling 24', 'a fixed cost never falls below 0', () => {
  const { figures } = developer().rules
  expect(cardOf(FACES.indexOf('developer')).fixedCost?.(figures, 1)).toBe(0)
})

rule('CG ruling 25', 'one used card of the owner, never itself, at any time of the turn', () => {
  const state = developer(one => {
    one.step = 'develop'
    one.stage = 'development'
  })
  expect(refused(state, 'reactivate customs-office')).toBeUndefined()
  expect(refused(state, 'reactivate developer')).toBe('card-not-used')
  expect(refused(state, 'reactivate patent')).toBe('card-not-used')
  const spent = developer(one => {
    player(one).used = player(one).cards
  })
  expect(refused(spent, 'reactivate developer')).toBe('no-card-reactivates')
})
