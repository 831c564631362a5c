import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import type { Player, State } from '../../src/state.ts'
import {
  CLOTHES,
  changed,
  give,
  harbour,
  moves,
  play,
  playerOf,
  setFactory,
  tilesOf,
  turnWith,
  why,
} from '../water-frame/position.ts'

function sale(change: (state: State, player: Player) => void): State {
  return turnWith((before, player) => {
    before.cycle = CLOTHES
    before.emptySpaces = 60
    setFactory(playerOf(before, 2), CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
    setFactory(player, CLOTHES, { price: 5, distribution: 2 })
    give(player, 'extra shifts')
    player.cash = 100
    change(before, player)
    before.turnsTaken = 4
    before.step = 'production'
  })
}

rule('tile extra shifts', 'at the first call with own output sold: one more is made and sold', () => {
  const state = sale(() => undefined)
  expect([state.step, moves(state)]).toEqual(['sell from store', ['return extra shifts', 'stop selling']])
  play(state, 'return extra shifts')
  expect([state.sale.sold[0], tilesOf(playerOf(state, 0))]).toEqual([4, []])
})

rule('ruling 13', 'Extra Shifts only at the first such call: after a stored good was sold it is too late', () => {
  const state = sale((_, player) => {
    harbour(player).columns = 0b0010
    player.stored[CLOTHES] = 2
  })
  const late = changed(state, () => undefined)
  play(late, 'sell stored')
  expect(why(late, 'return extra shifts')).toBe('ruling 13: only-at-the-first-such-call')
  play(state, 'return extra shifts')
  expect(moves(state)).toEqual(['sell stored', 'stop selling'])
})

rule('tile extra shifts', 'when goods are left to store: one more of them', () => {
  const state = sale((_, player) => {
    harbour(player).columns = 0b0010
    setFactory(player, CLOTHES, { price: 9, distribution: 0 })
  })
  expect([state.step, moves(state)]).toEqual(['after the sale', ['return extra shifts', 'done']])
  play(state, 'return extra shifts')
  expect(playerOf(state, 0).stored[CLOTHES]).toBe(4)
})

/** Output 3, appeal 3: sold out exactly, no further call. */
function soldOut(change: (player: Player) => void = () => undefined): State {
  return sale((_, player) => {
    harbour(player).columns = 0b0010
    setFactory(player, CLOTHES, { price: 6, distribution: 0 })
    change(player)
  })
}

rule('ruling 13', 'Extra Shifts after the sale also makes a good for a factory that sold out exactly', () => {
  const state = soldOut()
  expect([state.step, moves(state)]).toEqual(['after the sale', ['return extra shifts', 'done']])
  play(state, 'return extra shifts')
  expect([playerOf(state, 0).stored[CLOTHES], tilesOf(playerOf(state, 0))]).toEqual([1, []])
})

rule(
  'ruling 13',
  'Extra Shifts declined in the sale is offered again after it, and the Patron may sell its good',
  () => {
    const state = sale((_, player) => give(player, 'patron of clothes'))
    expect(state.step).toBe('sell from store')
    play(state, 'stop selling')
    expect([state.step, moves(state)]).toEqual(['after the sale', ['return extra shifts', 'done']])
    play(state, 'return extra shifts', 'use patron of clothes')
    expect([state.sale.sold[0], state.sale.surplus[0]]).toEqual([4, 0])
  },
)

rule('ruling 13', 'Extra Shifts needs a producing row, in the sale and after it', () => {
  const idle = sale((_, player) => {
    harbour(player).columns = 0b0010
    player.stored[CLOTHES] = 1
    give(player, 'patron of clothes')
    setFactory(player, CLOTHES, { workers: [1, 0, 0, 0] })
  })
  expect([idle.step, why(idle, 'return extra shifts')]).toEqual(['sell from store', 'ruling 13: no-producing-row'])
  play(idle, 'stop selling')
  expect([idle.step, why(idle, 'return extra shifts')]).toEqual(['after the sale', 'ruling 13: no-producing-row'])
})

rule('ruling 13', 'a row that sold its goods, or the only row that made the extra one, stays open', () => {
  const withSchool = (player: Player) => {
    give(player, 'school')
    give(player, 'patron of clothes')
    player.stored[CLOTHES] = 1
  }
  const sold = soldOut(withSchool)
  play(sold, 'done', 'return extra shifts')
  expect(why(sold, 'use school')).toBe('ruling 13: goods-of-the-row-are-sold')
  const only = soldOut(player => {
    withSchool(player)
    setFactory(player, CLOTHES, { price: 9, workers: [2, 0, 0, 0] })
  })
  const closed = changed(only, () => undefined)
  play(only, 'return extra shifts')
  expect(why(only, 'use school')).toBe('ruling 13: row-made-the-extra-good')
  play(closed, 'use school')
  expect(why(closed, 'return extra shifts')).toBe('ruling 13: no-producing-row')
})

rule('tile extra shifts', 'in a production action: one more good', () => {
  const state = turnWith((_, player) => {
    give(player, 'extra shifts')
    player.advanced = [markerNamed('light production')]
    harbour(player).columns = 0b0010
  })
  play(state, 'place light production 1', 'produce clothes 2', 'return extra shifts')
  expect(playerOf(state, 0).stored[CLOTHES]).toBe(4)
})
