import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { appealOf } from '../src/factory.ts'
import { CLOTHES, CUTLERY, count, FOOD, factory, LAMPS, open, play, player, position, refused } from './table.ts'

rule('CG 1.a.1', 'a factory is built with the side of the decade, office on price, no workers, appeal 0', () => {
  const first = position(() => undefined)
  play(first, 'action factories', 'build lamps')
  expect(factory(first, LAMPS)).toMatchObject({ side: 1, first: 0, marker: 0, spot: 3, officeOnAppeal: false })
  for (const decade of [2, 3]) {
    const later = position(state => {
      state.decade = decade
    })
    play(later, 'action factories', 'build lamps')
    expect(factory(later, LAMPS).side).toBe(2)
  }
})

rule('CG 1.a.1', 'building costs nothing; an open factory cannot be built again', () => {
  const state = position(() => undefined)
  play(state, 'action factories', 'build lamps')
  expect(player(state).money).toBe(50)
  expect(refused(state, 'build lamps')).toBe('factory-open')
  expect(refused(state, 'build food')).toBe('factory-open')
})

rule('CG 1.a.1', 'nothing can be upgraded in decade I', () => {
  const state = position(() => undefined)
  play(state, 'action factories')
  expect([refused(state, 'upgrade food'), refused(state, 'upgrade lamps')]).toEqual([
    'nothing-to-turn',
    'factory-closed',
  ])
})

rule('CG-E23', 'two factories built in one action: demand down once, wages up once, no workers, appeal 0', () => {
  const state = position(() => undefined)
  const events = play(state, 'action factories', 'build cutlery', 'build lamps')
  expect([state.demand, state.wageSpace]).toEqual([[-2, -2, -1, -1], 1])
  expect(count(events, 'wages')).toBe(1)
  for (const good of [CUTLERY, LAMPS]) expect(factory(state, good)).toMatchObject({ first: 0, second: 0, marker: 0 })
})

rule('CG-E24', 'an upgrade alone moves neither demand nor wages, and keeps the appeal of the token', () => {
  const state = position(one => {
    one.decade = 2
    factory(one, FOOD).spot = 1
  })
  play(state, 'action factories', 'upgrade food', 'done')
  expect([state.demand, state.wageSpace]).toEqual([[-1, -1, 0, 0], 0])
  expect(factory(state, FOOD)).toMatchObject({ side: 2, spot: 1 })
  expect(appealOf(state.rules, player(state), FOOD)).toBe(2)
})

rule('CG-E25', 'decade II turns the factory and the first worker card only; machines stay', () => {
  const state = position(one => {
    one.decade = 2
    open(one, FOOD, { second: 1, firstAutomated: true })
  })
  play(state, 'action factories', 'upgrade food')
  expect(factory(state, FOOD)).toMatchObject({
    side: 2,
    first: 2,
    second: 1,
    firstAutomated: true,
    secondAutomated: false,
  })
})

rule('CG-E26', 'decade III turns the factory and both worker cards', () => {
  const state = position(one => {
    one.decade = 3
    open(one, FOOD, { second: 1 })
  })
  play(state, 'action factories', 'upgrade food')
  expect(factory(state, FOOD)).toMatchObject({ side: 2, first: 2, second: 3 })
})

rule('CG ruling 4', 'a factory built this turn for the active good is priced and produces this round', () => {
  const state = position(one => {
    one.good = LAMPS
  })
  play(state, 'action factories', 'build lamps', 'done')
  expect(state.step).toBe('price')
  play(state, 'appeal 3')
  expect(factory(state, LAMPS).marker).toBe(3)
})

rule('CG ruling 12', 'in decade III only for goods whose round is now or later', () => {
  const state = position(one => {
    one.decade = 3
    one.good = CUTLERY
    open(one, CLOTHES)
    Object.assign(factory(one, FOOD), { side: 0, first: 0, marker: -1 })
  })
  play(state, 'action factories')
  expect([refused(state, 'build food'), refused(state, 'build cutlery'), refused(state, 'build lamps')]).toEqual([
    'produces-no-more',
    undefined,
    undefined,
  ])
  const staff = position(one => {
    one.decade = 3
    one.good = CLOTHES
    open(one, LAMPS)
  })
  play(staff, 'action employ')
  expect([refused(staff, 'employ food'), refused(staff, 'employ clothes')]).toEqual(['produces-no-more', undefined])
})

rule('CG ruling 13', 'a factory on side II may be upgraded in decade III to turn its worker cards', () => {
  const state = position(one => {
    one.decade = 3
    open(one, FOOD, { side: 2, first: 2, second: 1 })
    open(one, CLOTHES, { side: 2, first: 2, second: 3 })
  })
  play(state, 'action factories')
  expect(refused(state, 'upgrade clothes')).toBe('nothing-to-turn')
  play(state, 'upgrade food')
  expect(factory(state, FOOD).second).toBe(3)
})

rule('CG ruling 13', 'and in decade II where its first worker card is still on I', () => {
  const state = position(one => {
    one.decade = 2
    open(one, FOOD, { side: 2, first: 1, second: 1 })
  })
  play(state, 'action factories', 'upgrade food')
  expect(factory(state, FOOD)).toMatchObject({ side: 2, first: 2, second: 1 })
})
