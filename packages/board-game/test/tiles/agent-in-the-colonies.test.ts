import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, CUTLERY, give, harbour, moves, play, turnWith, why } from '../water-frame/position.ts'

rule('tile agent in the colonies', 'one contract of a ship action by one good more or fewer', () => {
  const state = turnWith((_, player) => {
    give(player, 'agent in the colonies')
    harbour(player).ships = [6, 0]
    harbour(player).columns = 0b0110
    harbour(player).contracts = [0, 2, 2, 0]
    player.stored = [0, 3, 3, 0]
  })
  play(state, 'place first ship 3')
  expect(moves(state, 'ship clothes')).toEqual(['ship clothes 1', 'ship clothes 2', 'ship clothes 3'])
  play(state, 'ship clothes 3')
  expect(why(state, 'ship cutlery 1')).toBe('WF II.2.7: only-the-whole-contract')
  expect(moves(state, 'ship')).toEqual(['ship cutlery 2'])
  expect(
    [CLOTHES, CUTLERY].map(good => harbour(state.players[0] ?? state.players[1] ?? never()).contracts[good as 1]),
  ).toEqual([0, 2])
})

function never(): never {
  throw new Error('there are players')
}
