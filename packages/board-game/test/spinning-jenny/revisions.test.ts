// Games begun under earlier revisions of Spinning Jenny continue as they began.
import { type Seat, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { REVISIONS } from '../../src/revisions-spinning-jenny.ts'
import { formerSpinningJennys, spinningJenny } from '../../src/spinning-jenny.ts'
import { ADDED_FOR_BOTH } from '../added-figures.ts'
import { byNotation, FOOD } from '../by-notation.ts'
import { checkRevisions, firstOf } from '../check-revisions.ts'

const first = firstOf(formerSpinningJennys)

checkRevisions({
  name: 'Spinning Jenny',
  game: spinningJenny,
  former: formerSpinningJennys,
  revisions: REVISIONS,
  players: 4,
  figures: ['acb90b6261d80b84', 'acb90b6261d80b84'],
  added: new Set(ADDED_FOR_BOTH),
  addedFigures: '45d015d71a7f1a9c',
})

test('the first revision asks equal sellers by seat number', () => {
  const { changed, play } = byNotation(first)
  const opening = first.setup(first.parseOptions({ players: 4 }), seedRandom('opening'))
  const state = changed(opening, before => {
    before.startPlayer = 2
    before.turnsTaken = 4
    before.emptySpaces = 60
    for (const player of before.players) {
      Object.assign(player.factories[FOOD], { level: 1, price: 5, quality: 3, workers: [2, 0, 0, 0] })
      player.stored[FOOD] = 1
    }
    before.step = 'production'
  })
  const asked: Seat[] = []
  while (state.step === 'sell from store') {
    asked.push(state.seat)
    play(state, 'stop selling')
  }
  expect(asked).toEqual([0, 1, 2, 3])
})

test('corrections that only earlier revisions allowed are still read there', () => {
  const options = { players: 4, components: { cost: { clothes: [9, 24, 24, 15] } } }
  expect(first.parseOptions(options)).toMatchObject(options)
  expect(() => spinningJenny.parseOptions(options)).toThrow('a higher level must not be cheaper')
})
