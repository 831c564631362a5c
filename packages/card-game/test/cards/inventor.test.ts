import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import {
  CLOTHES,
  FOOD,
  factory,
  give,
  has,
  LAMPS,
  legal,
  open,
  play,
  player,
  position,
  refused,
  type State,
} from '../table.ts'

const upgrading = (change: (state: State) => void = () => undefined) =>
  position(
    state => {
      open(state, FOOD, { second: 1 })
      open(state, CLOTHES, { second: 1 })
      open(state, LAMPS)
      give(state, 0, 'inventor')
      change(state)
    },
    { players: 4 },
  )

rule('CG card 8', 'discarded while upgrading: up to two factories from I to II before their time', () => {
  const state = upgrading()
  play(state, 'action factories', 'use inventor', 'advance food')
  expect([factory(state, FOOD), has(state, 'inventor')]).toMatchObject([{ side: 2, first: 2, second: 1 }, false])
  expect(refused(state, 'advance food')).toBe('two-different-factories')
  play(state, 'advance lamps')
  expect(refused(state, 'advance clothes')).toBe('no-upgrade-ahead')
})

rule('CG card 8', 'or from II to III', () => {
  const state = upgrading(one => {
    open(one, FOOD, { side: 2, first: 2, second: 1 })
  })
  play(state, 'action factories', 'use inventor', 'advance food')
  expect(factory(state, FOOD)).toMatchObject({ side: 2, first: 2, second: 3 })
})

rule('CG card 8', 'one level up from the side the factory shows, whatever the decade', () => {
  const state = upgrading(one => {
    one.decade = 3
  })
  play(state, 'action factories', 'use inventor', 'advance food')
  expect(factory(state, FOOD)).toMatchObject({ side: 2, first: 2, second: 1 })
})

rule('CG ruling 15', 'a normal upgrade first, then one more level ahead', () => {
  const state = upgrading(one => {
    one.decade = 2
  })
  play(state, 'action factories', 'upgrade food', 'use inventor', 'advance food', 'done')
  expect(factory(state, FOOD)).toMatchObject({ side: 2, first: 2, second: 3 })
})

const developing = (change: (state: State) => void = () => undefined) =>
  position(
    state => {
      state.step = 'develop'
      state.stage = 'development'
      player(state).tracks = [2, 0, 0, 1, 0, 0]
      give(state, 0, 'inventor')
      change(state)
    },
    { players: 4, expert: ['restrictions'] },
  )

rule('CG card 8 expert', 'two different steps of the board, none restricted', () => {
  const state = developing()
  expect(refused(state, 'develop quality')).toBe('decade-not-reached')
  play(state, 'use inventor', 'develop quality')
  expect(refused(state, 'develop quality')).toBe('two-different-developments')
  expect(refused(state, 'take patent')).toBe('card-grants-steps-only')
  play(state, 'develop machinery')
  expect([player(state).tracks, state.seat, has(state, 'inventor')]).toEqual([[3, 0, 0, 2, 0, 0], 1, false])
})

rule('CG card 8 expert', 'both steps are due', () => {
  const state = developing()
  play(state, 'use inventor')
  expect(refused(state, 'no development')).toBe('card-used-for-steps')
  play(state, 'develop ship')
  expect(refused(state, 'no development')).toBe('card-used-for-steps')
  expect(legal(state).every(text => text.startsWith('develop'))).toBe(true)
})

rule('CG card 8 expert', 'one step where only one is possible, and no use where none is', () => {
  const state = developing(one => {
    player(one).tracks = [3, 3, 2, 2, 2, 1]
  })
  play(state, 'use inventor')
  expect([player(state).tracks, state.seat]).toEqual([[3, 3, 2, 2, 2, 2], 1])
  const done = developing(one => {
    player(one).tracks = [3, 3, 2, 2, 2, 2]
  })
  expect(refused(done, 'use inventor')).toBe('track-at-its-end')
})
