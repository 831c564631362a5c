import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import {
  beforeProduction,
  CLOTHES,
  FOOD,
  factory,
  give,
  isUsed,
  open,
  play,
  player,
  refused,
  type State,
  withoutCards,
} from '../table.ts'

const selling = (change: (state: State) => void = () => undefined) =>
  beforeProduction(state => {
    state.good = CLOTHES
    for (const seat of [0, 1, 2]) {
      withoutCards(state, seat)
      player(state, seat).ships = 0
    }
    state.demand[CLOTHES] = 2
    open(state, CLOTHES, { marker: 4 })
    give(state, 0, 'patron-clothes-food')
    change(state)
  })

rule('CG card 7', 'one sale more of a good it shows, once per decade', () => {
  const state = selling()
  play(state, 'no development', 'use patron-clothes-food')
  expect([player(state).sold, isUsed(state, 'patron-clothes-food')]).toEqual([3, true])
  const used = selling(one => {
    player(one).used = player(one).cards
  })
  play(used, 'no development')
  expect(player(used).sold).toBe(2)
})

rule('CG card 7', 'not for other goods', () => {
  const state = selling(one => {
    withoutCards(one)
    give(one, 0, 'patron-cutlery-food', 'extra-shift')
  })
  play(state, 'no development')
  expect(refused(state, 'use patron-cutlery-food')).toBe('other-goods')
})

rule('CG-E45', 'limit 2, Patron used: limit 3, markers stay', () => {
  const state = selling(one => {
    player(one).stock = [0, 2, 0, 0]
  })
  play(state, 'no development')
  expect(refused(state, 'sell 3')).toBe('not-so-many')
  play(state, 'use patron-clothes-food')
  expect([player(state).sold, factory(state, CLOTHES).marker, state.demand[CLOTHES]]).toEqual([3, 4, 2])
  expect(factory(state, FOOD).marker).toBe(0)
})

rule('CG card 7', 'it needs an appeal above the demand', () => {
  const at = (marker: number, demand: number) => {
    const state = selling(one => {
      one.demand[CLOTHES] = demand
      open(one, CLOTHES, { marker })
      give(one, 0, 'extra-shift')
    })
    play(state, 'no development')
    return refused(state, 'use patron-clothes-food')
  }
  expect([at(5, 5), at(4, 5), at(6, 5)]).toEqual(['appeal-not-above-demand', 'appeal-not-above-demand', undefined])
})

rule('CG ruling 7', 'at appeal 0 and a demand below 0 it sells one', () => {
  const state = selling(one => {
    one.demand[CLOTHES] = -1
    open(one, CLOTHES, { marker: 0 })
  })
  play(state, 'no development', 'use patron-clothes-food')
  expect(player(state).sold).toBe(1)
})
