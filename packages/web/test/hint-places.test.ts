// The moves of a hint have numbers on the board, in the order of the turn.
import { moves } from '@arkwright/board-game'
import { expect, test } from 'vitest'
import { hintPlaces } from '../src/table/hint-places.ts'

test('each place has the numbers of its moves; the same place in a row has one number', () => {
  const turn = [
    moves.place(0, 2),
    moves.hire(1, 0),
    moves.hire(1, 0),
    moves.hire(3, 0),
    moves.price(1, 7),
    moves.take(6),
    moves.done(),
  ]
  expect(hintPlaces(turn, 2, () => true)).toEqual([
    { place: 'office-2', numbers: [1] },
    { place: 'mill-1-2', numbers: [2, 4] },
    { place: 'mill-3-2', numbers: [3] },
    { place: 'markers', numbers: [5] },
  ])
})

test('shares are traded at the exchange', () => {
  expect(hintPlaces([moves['buy shares'](2)], 1, () => true)).toEqual([{ place: 'exchange-1', numbers: [1] }])
})

test('what is not in view has no number', () => {
  const turn = [moves.place(0, 2), moves.hire(1, 0)]
  expect(hintPlaces(turn, 2, place => place !== 'office-2')).toEqual([{ place: 'mill-1-2', numbers: [1] }])
})
