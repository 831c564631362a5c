// Rules of revision 2 that revision 3 changed: games begun by them go on as they began.
import { seedRandom } from '@arkwright/kernel'
import { proveByPlayouts } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import type { Player, State } from '../../src/state.ts'
import { formerWaterFrames } from '../../src/water-frame.ts'
import {
  CLOTHES,
  CUTLERY,
  changed,
  FOOD,
  give,
  harbour,
  moves,
  paid,
  play,
  playerOf,
  setFactory,
  why,
} from './position.ts'

const [second] = formerWaterFrames.filter(({ revision }) => revision === 2)
if (second === undefined) throw new Error('the second revision is gone')
const game = second

/** Blue's first turn by revision 2, without tiles, markers or ships. */
function turnOfSecond(change: (state: State, blue: Player) => void, edition: 2014 | 2016 = 2016): State {
  const state = game.setup(game.parseOptions({ players: 4, edition }), seedRandom('test'))
  while (state.step !== 'place marker') play(state, moves(state)[0] ?? '')
  return changed(state, (before, blue) => {
    before.importers = [0, 0, 0, 0]
    for (const player of before.players) {
      player.tiles = []
      player.advanced = []
      harbour(player).ships = [0, 0]
    }
    blue.cash = 100
    change(before, blue)
  })
}

/** Blue sells clothes alone. */
function saleOfSecond(change: (blue: Player) => void): State {
  return turnOfSecond((before, blue) => {
    before.cycle = CLOTHES
    before.emptySpaces = 60
    setFactory(playerOf(before, 2), CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
    harbour(blue).columns = 0b0010
    change(blue)
    before.turnsTaken = 4
    before.step = 'production'
  })
}

test('a production action of 2014 pays the whole factory', () => {
  const state = turnOfSecond((before, blue) => {
    setFactory(blue, FOOD, { level: 3, price: 10, workers: [1, 1, 0, 0], machines: [1, 1, 0, 0] })
    blue.advanced = [markerNamed('light production')]
    harbour(blue).columns = 0b0001
    before.emptySpaces = 30
  }, 2014)
  const events = play(state, 'place light production 1', 'produce food 1')
  expect(paid(events, 0, 'production action')).toBe(2 + 2 * 2 + 2)
})

test('the sums of Engineer and Accountant depend on their order', () => {
  const highest = (...tiles: ('engineer' | 'accountant')[]) => {
    const state = turnOfSecond((_, blue) => {
      for (const tile of tiles) give(blue, tile)
    })
    play(state, 'place quality 1')
    return moves(state).at(-1)
  }
  expect([highest('engineer', 'accountant'), highest('accountant', 'engineer')]).toEqual(['pay 14', 'pay 12'])
})

test('Extra Shifts after the sale needs goods left over', () => {
  const state = saleOfSecond(blue => {
    setFactory(blue, CLOTHES, { price: 6 })
    blue.stored[CLOTHES] = 1
    give(blue, 'extra shifts')
    give(blue, 'patron of clothes')
  })
  expect([state.step, why(state, 'return extra shifts')]).toEqual(['after the sale', 'WF III.1: no-surplus-to-store'])
})

test('the School never closes row 1', () => {
  const state = saleOfSecond(blue => {
    setFactory(blue, CLOTHES, { price: 9, workers: [2, 0, 0, 0] })
    give(blue, 'school')
    give(blue, 'patron of clothes')
  })
  expect([state.step, why(state, 'use school')]).toEqual(['after the sale', 'ruling 13: first-row-stays-active'])
})

test('late building in 1810 is marked', () => {
  const state = turnOfSecond(before => {
    before.decade = 5
    before.cycle = CLOTHES
  })
  play(state, 'place factory 1', 'build food I', 'price food 5')
  expect(playerOf(state, 0).marked).toBe(1 << FOOD)
})

test('a tile that waits must be assigned with the next tile, and is not asked about after other markers', () => {
  const state = turnOfSecond((_, blue) => give(blue, 'foreman'))
  play(state, 'place machinery 1')
  const marker = changed(state, () => undefined)
  play(state, 'take school')
  expect([moves(state), why(state, 'done')]).toEqual([
    ['assign foreman clothes', 'assign foreman cutlery'],
    'WF II.3.2.1: tile-must-be-assigned',
  ])
  play(state, 'assign foreman cutlery')
  expect(playerOf(state, 0).tiles[0]?.good).toBe(CUTLERY)
  play(marker, 'take light production')
  expect([marker.seat, playerOf(marker, 0).tiles[0]?.good]).toEqual([1, -1])
})

test('the second revision is sound', () => {
  for (const edition of [2014, 2016])
    proveByPlayouts(game, { options: { players: 3, edition, setup: 'free' }, games: 2, seed: `second ${edition}` })
})
