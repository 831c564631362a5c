import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { give, has, legal, play, player, position, refused, type State } from '../table.ts'

const brokering = (change: (state: State) => void = () => undefined) =>
  position(state => {
    state.step = 'develop'
    state.stage = 'development'
    give(state, 0, 'broker')
    Object.assign(player(state), { shareValue: 17, money: 50 })
    change(state)
  })

rule('CG card 6', 'discarded instead of a development, up to two shares at half price', () => {
  const state = brokering()
  play(state, 'use broker')
  expect(legal(state)).toEqual(['buy 1', 'buy 2'])
  play(state, 'buy 1')
  expect([player(state).shares, player(state).money, has(state, 'broker'), state.seat]).toEqual([11, 41, false, 1])
})

rule('CG-E46', 'value 17: two shares at 9', () => {
  const state = brokering(one => {
    player(one).tracks[5] = 2
  })
  play(state, 'use broker', 'buy 2')
  expect([player(state).shares, player(state).money]).toEqual([12, 32])
})

rule('CG ruling 63', 'a Broker is used for at least one share', () => {
  const poor = brokering(one => {
    player(one).money = 8
  })
  expect(refused(poor, 'use broker')).toBe('not-affordable')
  const full = brokering(one => {
    player(one).shares = 30
  })
  expect(refused(full, 'use broker')).toBe('no-share-to-buy')
  const state = brokering()
  play(state, 'use broker')
  expect([refused(state, 'buy 0'), refused(state, 'buy 3')]).toEqual(['card-used-for-a-share', 'too-many-shares'])
})
