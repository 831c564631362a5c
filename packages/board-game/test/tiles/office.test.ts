import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, give, harbour, play, playerOf, received, setFactory, turnWith } from '../water-frame/position.ts'

rule('tile office', '£5 for a shipment in the production phase, though two ships carry it', () => {
  const state = turnWith((before, player) => {
    before.cycle = CLOTHES
    before.emptySpaces = 4
    setFactory(playerOf(before, 2), CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
    setFactory(player, CLOTHES, { price: 9 })
    give(player, 'office')
    harbour(player).ships = [2, 4]
    harbour(player).columns = 0b0010
    harbour(player).contracts[CLOTHES] = 6
    player.stored[CLOTHES] = 4
    player.cash = 100
    before.turnsTaken = 4
    before.step = 'production'
  })
  const events = play(state, 'ship clothes 6')
  expect([received(events, 0, 'shipment'), received(events, 0, 'tile')]).toEqual([54, 5])
})
