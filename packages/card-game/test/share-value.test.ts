import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { beforeProduction, FOOD, give, isUsed, LAMPS, open, play, player, type State, withoutCards } from './table.ts'

interface Seller {
  readonly marker: number
  /** Worker sides that make the goods wanted; without workers a factory makes one. */
  readonly first?: number
  readonly second?: number
}

/** Each seat sells as the market and its goods allow, at a demand that takes everything. */
const selling = (sellers: readonly Seller[], demand: number, change: (state: State) => void = () => undefined) =>
  beforeProduction(
    state => {
      state.good = FOOD
      state.demand[FOOD] = demand
      for (const [seat, { marker, first = 1, second = 0 }] of sellers.entries()) {
        withoutCards(state, seat)
        player(state, seat).ships = 0
        open(state, FOOD, { marker, first, second }, seat)
      }
      change(state)
    },
    { players: sellers.length },
  )

const values = (state: State) => state.players.map(({ shareValue }) => shareValue)

rule('CG 2.d', 'two goods sold at home raise the value by one, the single highest appeal by one more', () => {
  const state = selling([{ marker: 5 }, { marker: 4 }, { marker: 2 }], 2)
  play(state, 'no development')
  expect(values(state)).toEqual([12, 11, 10])
})

rule('CG 2.e', 'distribution of the producing factory falls by one', () => {
  const state = selling([{ marker: 5 }, { marker: 4 }], 2, one => {
    player(one).distribution = [3, 0, 0, 0]
  })
  play(state, 'no development')
  expect(player(state).distribution[FOOD]).toBe(2)
})

rule('CG-E34', 'three sold at 6, two at 4, one at 7: +2, +1, nothing', () => {
  const state = selling([{ marker: 6 }, { marker: 4 }, { marker: 7, first: 0 }], 2)
  const events = play(state, 'no development')
  const sold = events.flatMap(event => (event.type === 'sold' ? [event.count] : []))
  expect(sold).toEqual([3, 2, 1])
  expect(values(state)).toEqual([12, 11, 10])
})

rule('CG-E35', 'a tie on top gives no bonus, unless the Entrepreneur breaks it', () => {
  const tied = selling([{ marker: 4 }, { marker: 4 }, { marker: 0 }], 2)
  play(tied, 'no development')
  expect(values(tied)).toEqual([11, 11, 10])
  const broken = selling([{ marker: 4 }, { marker: 4 }, { marker: 0 }], 2, one => give(one, 0, 'entrepreneur'))
  play(broken, 'no development')
  expect([broken.step, broken.seat]).toEqual(['tie', 0])
  play(broken, 'use entrepreneur')
  expect([values(broken), isUsed(broken, 'entrepreneur')]).toEqual([[12, 11, 10], true])
})

rule('CG-E36', 'four shipped and one sold at home: no rise', () => {
  const state = selling([{ marker: 3, second: 1 }, { marker: 0 }], 2, one => {
    player(one).ships = 2
  })
  play(state, 'no development', 'ship 4')
  expect([values(state)[0], player(state).shipTokens]).toEqual([10, 2])
})

rule('CG-E37', 'a producing factory goes from 4 to 3, from 1 to none; an idle one keeps its 2', () => {
  const state = selling([{ marker: 4 }, { marker: 1 }], 0, one => {
    player(one, 0).distribution = [4, 0, 0, 0]
    player(one, 1).distribution = [1, 0, 0, 0]
    open(one, LAMPS, { distribution: 2 })
  })
  play(state, 'no development')
  expect([
    player(state, 0).distribution[FOOD],
    player(state, 1).distribution[FOOD],
    player(state).distribution[LAMPS],
  ]).toEqual([3, 0, 2])
})

rule('CG ruling 9', 'the neutral player is a rival for the bonus where it would sell two', () => {
  const at = (marker: number, demand: number) => {
    const state = selling([{ marker }, { marker: 0 }], demand)
    play(state, 'no development')
    return values(state)[0]
  }
  expect([at(4, 1), at(3, 1), at(3, 0)]).toEqual([12, 11, 11])
  const weak = selling([{ marker: 4 }, { marker: 0 }], 2, one => {
    one.rivals = [{ appeal: [3, 3, 2, 2], shares: 0, shareValue: 0 }]
  })
  play(weak, 'no development')
  expect(values(weak)[0]).toBe(12)
})

rule('CG ruling 10', 'a rival with higher appeal but fewer than two sold is ignored', () => {
  const state = selling([{ marker: 4 }, { marker: 6, first: 0 }, { marker: 0 }], 2)
  play(state, 'no development')
  expect(values(state)).toEqual([12, 10, 10])
})

rule('CG ruling 28', 'the value ends at 30', () => {
  const state = selling([{ marker: 5 }, { marker: 4 }, { marker: 0 }], 2, one => {
    player(one, 0).shareValue = 29
    player(one, 1).shareValue = 30
  })
  play(state, 'no development')
  expect(values(state)).toEqual([30, 30, 10])
})

rule('CG ruling 35', 'the one Entrepreneur in play also beats a tie with the neutral player', () => {
  const state = selling([{ marker: 3 }, { marker: 0 }], 1, one => give(one, 0, 'entrepreneur'))
  play(state, 'no development', 'use entrepreneur')
  expect(values(state)[0]).toBe(12)
  const declined = selling([{ marker: 3 }, { marker: 0 }], 1, one => give(one, 0, 'entrepreneur'))
  play(declined, 'no development', 'decline')
  expect([values(declined)[0], isUsed(declined, 'entrepreneur')]).toEqual([11, false])
})
