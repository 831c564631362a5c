import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { tileNamed } from '../../src/components/tiles.ts'
import {
  CLOTHES,
  changed,
  give,
  harbour,
  moves,
  paid,
  play,
  playerOf,
  tilesOf,
  turnWith,
  why,
} from '../water-frame/position.ts'

rule('tile inventor', 'modernise one level ahead at full price, never two, never build ahead', () => {
  const state = turnWith((_, player) => {
    player.cash = 100
    give(player, 'inventor')
  })
  play(state, 'place factory 1')
  expect(why(state, 'build food II')).toBe('WF II.2.1: level-too-high')
  const events = play(state, 'modernise clothes')
  expect([state.step, moves(state)]).toEqual(['inventor: keep or return', ['keep inventor', 'return inventor']])
  events.push(...play(state, 'keep inventor'))
  expect(paid(events, 0, 'tile')).toBe(5)
  expect(why(state, 'modernise clothes')).toBe('WF II.2.1: level-too-high')
  expect(playerOf(state, 0).factories[CLOTHES].level).toBe(2)
})

rule('ruling 24', 'to keep the Inventor costs 5, 10, 15, 20; after the fifth use it goes back', () => {
  const fees: number[] = []
  for (const uses of [0, 1, 2, 3]) {
    const state = turnWith((_, player) => {
      player.cash = 100
      player.tiles = [{ tile: tileNamed('inventor'), good: -1, uses }]
    })
    play(state, 'place factory 1', 'modernise clothes')
    fees.push(paid(play(state, 'keep inventor'), 0, 'tile'))
  }
  expect(fees).toEqual([5, 10, 15, 20])
  const last = turnWith((_, player) => {
    player.tiles = [{ tile: tileNamed('inventor'), good: -1, uses: 4 }]
  })
  // There is no other answer, so it goes back by itself.
  play(last, 'place factory 1', 'modernise clothes')
  expect([last.step, tilesOf(playerOf(last, 0))]).toEqual(['factory', []])
})

rule('tile inventor', 'a marker or a ship of the next level counts as a use', () => {
  const state = turnWith((_, player) => give(player, 'inventor'))
  play(state, 'place machinery 1')
  const ship = changed(state, () => undefined)
  play(state, 'take light quality')
  // Row I holds a light quality marker: that needs no Inventor.
  expect(tilesOf(playerOf(state, 0))).toEqual(['inventor'])
  play(ship, 'take ship 4')
  expect(ship.step).toBe('inventor: keep or return')
  play(ship, 'return inventor')
  expect([harbour(playerOf(ship, 0)).ships, ship.seat]).toEqual([[4, 0], 1])
})

rule('tile inventor', 'a dark marker while level II is current', () => {
  const state = turnWith((before, player) => {
    before.decade = 2
    give(player, 'inventor')
  })
  play(state, 'place machinery 1', 'take dark machinery', 'return inventor')
  expect(playerOf(state, 0).advanced).toEqual([markerNamed('dark machinery')])
})
