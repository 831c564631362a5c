// A handicap on the score counts wherever the page shows one: header, card about a share, newspaper.
import { cardGame } from '@arkwright/card-game'
import { seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { about } from '../src/card-game/about.ts'
import { cardGamePress } from '../src/card-game/press.ts'
import { companies } from '../src/card-game/standing.ts'

const NAMES = ['Ada', 'Ben', 'Cora']

test('header, card and newspaper show the score with the handicap of the seat', () => {
  const options = cardGame.parseOptions({ players: 3, scoreHandicap: [0, 20, -5] })
  const state = cardGame.setup(options, seedRandom('handicap'))
  expect(companies(state, NAMES).map(({ score, handicap, rank }) => [score, handicap, rank])).toEqual([
    [100, 0, 2],
    [120, 20, 1],
    [95, -5, 3],
  ])
  expect(cardGamePress.scores(state)).toEqual([100, 120, 95])
  const figuresOf = (seat: number) => about(state, 0, `share ${seat}`)?.figures
  expect(figuresOf(0)).toEqual([
    ['a share is worth', '£10'],
    ['score', '£100'],
  ])
  expect(figuresOf(1)).toEqual([
    ['a share is worth', '£10'],
    ['handicap', '+£20'],
    ['score', '£120'],
  ])
})
