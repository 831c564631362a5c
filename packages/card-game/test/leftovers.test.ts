import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { canStore } from '../src/storehouses.ts'
import {
  beforeProduction,
  cash,
  FOOD,
  type Furnished,
  factory,
  legal,
  open,
  play,
  player,
  refused,
  type State,
  withoutCards,
} from './table.ts'

/** Seat 0 alone makes three food and sells none. */
const unsold = (changes: Partial<Furnished> = {}, change: (state: State) => void = () => undefined) =>
  beforeProduction(state => {
    for (const seat of [0, 1, 2]) {
      withoutCards(state, seat)
      if (seat > 0) Object.assign(factory(state, FOOD, seat), { side: 0, first: 0, marker: -1 })
    }
    state.demand[FOOD] = 5
    open(state, FOOD, changes)
    change(state)
  })

rule('CG 2.b', 'leftover goods may be shipped, stored, or both', () => {
  const state = unsold()
  play(state, 'no development')
  expect([state.step, legal(state)]).toEqual(['ship', ['ship 0', 'ship 1', 'ship 2', 'ship 3']])
  const events = play(state, 'ship 2')
  expect([cash(events, 'export'), player(state).stock]).toEqual([6, [1, 0, 0, 0]])
})

rule('CG 2.b storehouses', 'two small storehouses of one kind each; goods that fit nowhere are wasted', () => {
  const state = unsold({ second: 1 }, one => {
    player(one).ships = 0
  })
  const events = play(state, 'no development')
  expect(events).toContainEqual({ type: 'stored', seat: 0, stock: [4, 0, 0, 0], wasted: [1, 0, 0, 0] })
  expect(canStore([2, 1, 0, 0], 2, 0)).toBe(true)
  expect(canStore([3, 1, 0, 0], 2, 0)).toBe(false)
  expect(canStore([1, 1, 1, 0], 2, 0)).toBe(false)
  expect(canStore([4, 2, 2, 0], 2, 4)).toBe(true)
})

rule('CG 2.b ships', 'each ship used is gone until the stock exchange, and adds a token', () => {
  const state = unsold()
  play(state, 'no development', 'ship 3')
  expect([player(state).ships, player(state).shipTokens, player(state).shipments]).toEqual([0, 2, 1])
  const none = unsold({}, one => {
    player(one).ships = 0
  })
  play(none, 'no development')
  expect(none.step).not.toBe('ship')
})

rule('CG-E38', 'two ships of two, three goods left: both sail, two tokens; one with the Customs Office', () => {
  const state = unsold()
  play(state, 'no development', 'ship 3')
  expect([player(state).ships, player(state).shipTokens]).toEqual([0, 2])
  const spared = unsold({}, one => {
    player(one).cards = 1 << 1
  })
  play(spared, 'no development', 'use customs-office', 'ship 3')
  expect([player(spared).ships, player(spared).shipTokens]).toEqual([0, 1])
})

rule('CG ruling 30', 'the tenth token stops shipping', () => {
  const state = unsold({}, one => {
    player(one).shipTokens = 8
  })
  play(state, 'no development')
  expect(legal(state)).toEqual(['ship 0', 'ship 1', 'ship 2'])
  expect(refused(state, 'ship 3')).toBe('ships-too-small')
})

rule('CG ruling 31', 'only the active good sails, fresh and stored together', () => {
  const state = unsold({}, one => {
    player(one).stock = [1, 2, 0, 0]
  })
  play(state, 'no development')
  expect(legal(state).at(-1)).toBe('ship 4')
  expect(refused(state, 'ship 5')).toBe('not-so-many-left')
  play(state, 'ship 4')
  expect(player(state).stock).toEqual([0, 2, 0, 0])
})

rule('CG ruling 33', 'a storehouse may be emptied for other goods at any storing', () => {
  const state = unsold({}, one => {
    player(one).ships = 0
    player(one).stock = [0, 2, 0, 0]
  })
  play(state, 'no development')
  expect([state.step, legal(state)]).toEqual(['keep goods', ['store 3/0/0/0', 'store 2/2/0/0']])
  expect(refused(state, 'store 1/2/0/0')).toBe('needless-loss')
  expect(refused(state, 'store 3/2/0/0')).toBe('cards-short')
  expect(refused(state, 'store 4/0/0/0')).toBe('not-so-much-there')
  play(state, 'store 3/0/0/0')
  expect(player(state).stock).toEqual([3, 0, 0, 0])
})
