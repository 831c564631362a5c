// A handicap on the score counts wherever the page shows one: header, card about a share, newspaper, result.
import { cardGame } from '@arkwright/card-game'
import { seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { about } from '../src/card-game/about.ts'
import { cardFinishes } from '../src/card-game/finish.tsx'
import { cardGamePress } from '../src/card-game/press.ts'
import { companies } from '../src/card-game/standing.ts'

const NAMES = ['Ada', 'Ben', 'Cora']

test('header, card, newspaper and result show the score with the handicap of the seat', () => {
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
  const [first] = cardFinishes(cardGame, state, NAMES)
  expect(first).toMatchObject({ name: 'Ben', rank: 1, handicap: 20 })
  expect(first?.score).toBe((first?.shares ?? 0) * (first?.value ?? 0) + 20)
})
