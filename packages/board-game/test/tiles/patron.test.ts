import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { GOOD_NAMES } from '../../src/components/goods.ts'
import type { Player, State } from '../../src/state.ts'
import {
  CLOTHES,
  give,
  harbour,
  play,
  playerOf,
  received,
  setFactory,
  spaces,
  turnWith,
} from '../water-frame/position.ts'

function sale(change: (state: State, player: Player) => void): State {
  return turnWith((before, player) => {
    before.cycle = CLOTHES
    before.emptySpaces = 60
    setFactory(playerOf(before, 2), CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
    setFactory(player, CLOTHES, { price: 9 })
    give(player, 'patron of clothes')
    player.cash = 100
    change(before, player)
    before.turnsTaken = 4
    before.step = 'production'
  })
}

for (const good of GOOD_NAMES)
  rule(`tile patron of ${good}`, 'only the good it is named after', () => {
    const state = sale((_, player) => {
      player.tiles = []
      give(player, `patron of ${good}`)
    })
    expect(state.step === 'after the sale').toBe(good === 'clothes')
  })

rule('ruling 26', 'one more good at the list price without appeal; it counts as sold', () => {
  const state = sale(() => undefined)
  expect([state.step, state.sale.sold[0]]).toEqual(['after the sale', 0])
  const events = play(state, 'use patron of clothes')
  expect([received(events, 0, 'goods'), spaces(events, 0, 'goods sold')]).toEqual([9, 1])
})

rule('tile patron of clothes', 'from store when nothing is left of the production', () => {
  const state = sale((before, player) => {
    harbour(player).columns = 0b0010
    player.stored[CLOTHES] = 1
    setFactory(player, CLOTHES, { price: 6 })
    before.emptySpaces = 60
  })
  expect([state.step, state.sale.sold[0]]).toEqual(['after the sale', 3])
  play(state, 'use patron of clothes')
  expect([state.sale.sold[0], playerOf(state, 0).stored[CLOTHES]]).toEqual([4, 0])
})

rule('ruling 26', 'not without a factory for the good', () => {
  const state = sale((_, player) => {
    setFactory(player, CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
    harbour(player).columns = 0b0010
    player.stored[CLOTHES] = 1
  })
  expect(state.step).not.toBe('after the sale')
})
