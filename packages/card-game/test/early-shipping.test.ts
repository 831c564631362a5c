import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import {
  CLOTHES,
  cash,
  count,
  give,
  isUsed,
  LAMPS,
  open,
  play,
  player,
  position,
  refused,
  type State,
} from './table.ts'

const shipping = (stock: number[], change: (state: State) => void = () => undefined) =>
  position(
    state => {
      open(state, 2)
      state.good = LAMPS
      player(state).stock = stock
      change(state)
    },
    { players: 3, expert: ['early-shipping'] },
  )

rule('CG 1.a.7', 'stored goods of several factories sail together, each at the price of its factory', () => {
  const state = shipping([2, 1, 0, 0], one => {
    open(one, CLOTHES, { side: 2 })
  })
  const events = play(state, 'action early shipping', 'load food 2', 'load clothes 1')
  expect(cash(events, 'export')).toBe(2 * 3 + 6)
  expect([player(state).stock, player(state).ships, player(state).shipTokens]).toEqual([[0, 0, 0, 0], 0, 2])
})

rule('CG 1.a.7', 'it needs stored goods and a ship', () => {
  expect(refused(shipping([0, 0, 0, 0]), 'action early shipping')).toBe('nothing-stored')
  const ashore = shipping([1, 0, 0, 0], one => {
    player(one).ships = 0
  })
  expect(refused(ashore, 'action early shipping')).toBe('no-ship-ready')
})

rule('CG ruling 31', 'one ship may mix kinds', () => {
  const state = shipping([1, 1, 0, 0])
  const events = play(state, 'action early shipping', 'load food 1', 'load clothes 1')
  expect(events).toContainEqual({ type: 'shipped', seat: 0, count: 2, ships: 1, tokens: 1 })
})

rule('CG ruling 32', 'the Contract pays once for all goods of the action', () => {
  const state = shipping([2, 2, 0, 0], one => give(one, 0, 'contract'))
  const events = play(state, 'action early shipping', 'load food 2', 'load clothes 2')
  expect([cash(events, 'contract'), count(events, 'shipped')]).toEqual([6, 1])
})

rule('CG ruling 30', 'no shipping that would need a tenth token, unless the Customs Office spares it', () => {
  const full = shipping([2, 0, 0, 0], one => {
    player(one).shipTokens = 9
  })
  expect(refused(full, 'action early shipping')).toBe('no-ship-ready')
  const spared = shipping([2, 1, 0, 0], one => {
    player(one).shipTokens = 9
    give(one, 0, 'customs-office')
  })
  play(spared, 'action early shipping')
  expect(isUsed(spared, 'customs-office')).toBe(true)
  expect([refused(spared, 'load food 2'), refused(spared, 'done')]).toEqual([undefined, 'nothing-done-yet'])
  play(spared, 'load food 2')
  expect([player(spared).shipTokens, player(spared).ships]).toEqual([9, 1])
})
