import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, give, playerOf, setFactory, turnWith } from '../water-frame/position.ts'

rule('tile small warehouse', 'five goods without workers, but only right of the price indicator', () => {
  const kept = (price: number, quality: number) => {
    const state = turnWith((before, player) => {
      before.cycle = CLOTHES
      before.emptySpaces = 4
      setFactory(playerOf(before, 2), CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
      setFactory(player, CLOTHES, { level: 4, price, quality, distribution: 4, workers: [2, 2, 2, 3] })
      give(player, 'small warehouse')
      player.cash = 100
      before.turnsTaken = 4
      before.step = 'production'
    })
    return playerOf(state, 0).stored[CLOTHES]
  }
  expect([kept(20, 4), kept(23, 4)]).toEqual([5, 2])
})
