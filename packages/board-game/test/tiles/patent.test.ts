import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import {
  CLOTHES,
  CUTLERY,
  EDITIONS,
  give,
  moves,
  play,
  playerOf,
  tilesOf,
  turnWith,
  why,
} from '../water-frame/position.ts'

for (const edition of EDITIONS)
  rule('D8', `${edition}: £2 above the limit and kept, or given back for two steps; one of the two`, () => {
    const state = turnWith((_, player) => give(player, 'patent'), { edition })
    play(state, 'place distribution 2', 'use patent')
    expect([state.turn.budget, tilesOf(playerOf(state, 0))]).toEqual([6, ['patent']])
    expect(why(state, 'return patent')).toBe('WF II.3.2.1: tile-used-already')
  })

rule('tile patent', 'given back: one marker by two levels, or two by one', () => {
  const state = turnWith((_, player) => give(player, 'patent'))
  play(state, 'place distribution 1', 'return patent')
  expect(moves(state)).toEqual(['distribution clothes', 'distribution cutlery', 'done'])
  play(state, 'distribution clothes', 'distribution cutlery')
  expect([state.step, state.turn.budget, tilesOf(playerOf(state, 0))]).toEqual(['distribution', 2, []])
  expect([CLOTHES, CUTLERY].map(good => playerOf(state, 0).factories[good as 1].distribution)).toEqual([1, 1])
})

rule('ruling 31', "the Patent's £2 may pay price adjustments, and its free steps affect their factory", () => {
  const state = turnWith((_, player) => give(player, 'patent'))
  play(state, 'place distribution 1', 'return patent', 'distribution clothes', 'done', 'done', 'price clothes 5')
  expect(playerOf(state, 0).factories[CLOTHES].price).toBe(5)
  const money = turnWith((_, player) => give(player, 'patent'))
  play(money, 'place distribution 1', 'distribution clothes', 'use patent', 'done', 'price cutlery 5')
  expect(money.turn.budget).toBe(2)
})
