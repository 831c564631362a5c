import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { costWithTiles } from '../../src/factory.ts'
import { CLOTHES, CUTLERY, give, playerOf, turnWith } from '../water-frame/position.ts'

rule('tile foreman', 'four workers at £2 less, never below £1, only in its factory', () => {
  for (const [emptySpaces, wage] of [
    [30, 2],
    [36, 3],
    [80, 5],
  ] as const) {
    const state = turnWith((before, player) => {
      before.emptySpaces = emptySpaces
      give(player, 'foreman', CLOTHES)
    })
    const player = playerOf(state, 0)
    expect(costWithTiles(state, player, CLOTHES, 3, 0)).toBe(3 * Math.max(1, wage - 2))
    expect(costWithTiles(state, player, CLOTHES, 6, 0)).toBe(4 * Math.max(1, wage - 2) + 2 * wage)
    expect(costWithTiles(state, player, CUTLERY, 3, 0)).toBe(3 * wage)
  }
})
