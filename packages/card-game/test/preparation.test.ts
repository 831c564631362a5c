import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import {
  beforeProduction,
  close,
  FOOD,
  give,
  has,
  LAMPS,
  legal,
  play,
  player,
  type State,
  withoutCards,
} from './table.ts'

/** Nobody produces, so that the round ends at once. */
const quiet = (change: (state: State) => void, players = 3) =>
  beforeProduction(
    state => {
      for (const seat of state.players.keys()) {
        withoutCards(state, seat)
        for (const good of [0, 1, 2, 3]) if (good !== 1 || seat > 0) close(state, good, seat)
      }
      change(state)
    },
    { players },
  )

rule('CG 3', 'after rounds 1 to 3 the next good is active and the start player card goes on clockwise', () => {
  const state = quiet(one => {
    one.good = FOOD
  })
  play(state, 'no development')
  expect([state.good, state.startPlayer, state.seat, state.decade]).toEqual([1, 1, 1, 1])
})

const endOfDecade = (change: (state: State) => void, players = 3) =>
  quiet(state => {
    state.good = LAMPS
    change(state)
  }, players)

rule('CG 3 decade', 'food again, next decade, used cards ready, the poorest portfolio names the start player', () => {
  const state = endOfDecade(one => {
    give(one, 1, 'workshop')
    player(one, 1).used = player(one, 1).cards
    player(one, 2).shares = 9
  })
  play(state, 'no development')
  expect([state.step, state.seat]).toEqual(['start player', 2])
  expect(legal(state)).toEqual(['start player 1', 'start player 2', 'start player 3'])
  play(state, 'start player 2')
  expect([state.good, state.decade, state.startPlayer, player(state, 1).used]).toEqual([FOOD, 2, 1, 0])
})

rule('CG 3 neutral', 'after decades I and II the neutral player goes up by one everywhere', () => {
  const state = endOfDecade(() => undefined, 2)
  const before = [...state.demand]
  play(state, 'no development', 'start player 1')
  expect(state.rivals[0]?.appeal).toEqual([4, 4, 3, 3])
  expect(state.demand.map((demand, good) => demand - (before[good] ?? 0))).toEqual([1, 1, 0, 0])
})

rule(
  'CG-E39',
  'portfolios 168, 165 and 169: the player with 165 names the start player, loans and ships ignored',
  () => {
    const state = endOfDecade(one => {
      Object.assign(player(one, 0), { shares: 12, shareValue: 14 })
      Object.assign(player(one, 1), { shares: 11, shareValue: 15 })
      Object.assign(player(one, 2), { shares: 13, shareValue: 13, loans: 9, shipTokens: 9 })
    })
    play(state, 'no development')
    expect(state.seat).toBe(1)
  },
)

rule('CG-E40', 'neutral 3, 3, 2, 2 becomes 4, 4, 3, 3 and then 5, 5, 4, 4; demand follows its arrows', () => {
  const first = endOfDecade(() => undefined, 2)
  play(first, 'no development', 'start player 1')
  const before = [...first.demand]
  const second = endOfDecade(one => {
    one.decade = 2
    one.rivals = [{ appeal: [4, 4, 3, 3], shares: 0, shareValue: 0 }]
  }, 2)
  const start = [...second.demand]
  play(second, 'no development', 'start player 1')
  expect(second.rivals[0]?.appeal).toEqual([5, 5, 4, 4])
  expect(second.demand.map((demand, good) => demand - (start[good] ?? 0))).toEqual([1, 1, 1, 1])
  expect(before).toEqual([0, 0, 0, 0])
})

rule(
  'CG ruling 36',
  'the Entrepreneur names the start player at the end of any round, instead of passing the card',
  () => {
    const state = quiet(one => {
      give(one, 1, 'entrepreneur')
    })
    play(state, 'no development')
    expect([state.step, state.seat]).toEqual(['round end', 1])
    play(state, 'use entrepreneur', 'start player 3')
    expect([state.startPlayer, has(state, 'entrepreneur', 1), state.good]).toEqual([2, false, 1])
  },
)

rule('CG ruling 38', 'ties: less money, then nearest clockwise from the start player, who counts as nearest', () => {
  const equal = endOfDecade(one => {
    one.startPlayer = 2
    one.place = 2
    one.seat = 1
  })
  play(equal, 'no development')
  expect(equal.seat).toBe(2)
  const poorer = endOfDecade(one => {
    player(one, 1).money = 10
  })
  play(poorer, 'no development')
  expect(poorer.seat).toBe(1)
})
