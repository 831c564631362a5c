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

rule('tile extra shifts', 'in a production action: one more good', () => {
  const state = turnWith((_, player) => {
    give(player, 'extra shifts')
    player.advanced = [markerNamed('light production')]
    harbour(player).columns = 0b0010
  })
  play(state, 'place light production 1', 'produce clothes 2', 'return extra shifts')
  expect(playerOf(state, 0).stored[CLOTHES]).toBe(4)
})
