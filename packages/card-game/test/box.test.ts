// An owner's walk through the box of the card game.
import { type AnyGame, hashOf, optionsOf, type Printing } from '@arkwright/kernel'
import { proveBox } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { cardGame } from '../src/game.ts'

const game: AnyGame = cardGame

test.each([1, 2, 3, 4])('every number in the box is asked for once: %i players', players => {
  const { groups, minutes } = proveBox(game, cardGame.parseOptions({ players }))
  expect([groups.length, minutes]).toEqual([42, 28])
})

test('a table is set up by a printing and names it', () => {
  const printing: Printing = {
    game: 'card-game',
    name: 'Birmingham copy',
    language: 'English',
    source: 'my copy',
    confirmed: ['wages-A-1-9'],
    changed: { foodPriceI: [1, 2, 3, 5] },
    unknown: [],
  }
  const options = optionsOf(printing, game, { players: 3 })
  expect(options).toEqual({
    players: 3,
    expert: [],
    factories: 'chosen',
    components: { foodPriceI: [1, 2, 3, 5] },
    printing: { name: 'Birmingham copy', hash: hashOf(printing) },
  })
  const { foodPriceI } = game.components(options)
  expect(foodPriceI?.value).toEqual([1, 2, 3, 5])
})

test('the options of a table without a printing are what they always were', () => {
  expect(JSON.stringify(cardGame.parseOptions({}))).toBe('{"players":4,"expert":[],"factories":"chosen"}')
})
