import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { beforeProduction, FOOD, give, has, isUsed, open, play, player, type State, withoutCards } from '../table.ts'

const tied = (change: (state: State) => void = () => undefined) =>
  beforeProduction(state => {
    state.demand[FOOD] = 2
    for (const seat of [0, 1, 2]) {
      withoutCards(state, seat)
      player(state, seat).ships = 0
      open(state, FOOD, { marker: seat < 2 ? 4 : 0 }, seat)
    }
    give(state, 1, 'entrepreneur')
    change(state)
  })

rule('CG card 1', 'turned by 90° it breaks a tie for the highest appeal, once per decade', () => {
  const state = tied()
  play(state, 'no development', 'use entrepreneur')
  expect([player(state, 1).shareValue, player(state, 0).shareValue]).toEqual([12, 11])
  expect([isUsed(state, 'entrepreneur', 1), state.step]).toEqual([true, 'round end'])
  const again = tied(one => {
    player(one, 1).used = player(one, 1).cards
  })
  play(again, 'no development')
  expect([again.step, player(again, 1).shareValue]).toEqual(['round end', 11])
})

rule('CG card 1', 'used or not, it is discarded at the end of a round to name the start player', () => {
  const state = tied()
  play(state, 'no development', 'use entrepreneur', 'use entrepreneur', 'start player 2')
  expect([state.startPlayer, has(state, 'entrepreneur', 1), state.supply[0]]).toEqual([1, false, 1])
})

rule('CG card 1', 'at the end of a decade it comes before the poorest player', () => {
  const state = tied(one => {
    one.good = 3
    player(one, 0).shares = 5
  })
  play(state, 'no development')
  expect([state.step, state.seat]).toEqual(['round end', 1])
  play(state, 'decline')
  expect([state.step, state.seat]).toEqual(['start player', 0])
})
