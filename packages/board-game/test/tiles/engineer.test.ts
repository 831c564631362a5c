import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import type { TileName } from '../../src/components/tiles.ts'
import { CLOTHES, CUTLERY, give, moves, paid, play, playerOf, setFactory, turnWith } from '../water-frame/position.ts'

rule('tile engineer', 'quality up to level 6', () => {
  const state = turnWith((_, player) => {
    give(player, 'engineer')
    setFactory(player, CLOTHES, { quality: 4 })
  })
  play(state, 'place quality 1', 'pay 12', 'quality clothes', 'quality clothes')
  expect(playerOf(state, 0).factories[CLOTHES].quality).toBe(6)
})

/** What may be paid for quality with these tiles, taken in this order. */
function sums(space: number, factories: 1 | 2, marker: string, ...tiles: TileName[]): string[] {
  const state = turnWith((_, player) => {
    for (const tile of tiles) give(player, tile)
    player.advanced = [markerNamed('dark quality')]
    if (factories === 1) setFactory(player, CUTLERY, { level: 0, workers: [0, 0, 0, 0] })
  })
  play(state, `place ${marker} ${space}`)
  return moves(state)
}

function upTo(highest: number): string[] {
  return Array.from({ length: highest + 1 }, (_, sum) => `pay ${sum}`)
}

rule(
  'ruling 25',
  'the Engineer pays from nothing to the dearest price and £1 for each factory, for quality only',
  () => {
    expect(sums(1, 2, 'quality', 'engineer')).toEqual(upTo(12 + 2))
    expect(sums(5, 1, 'dark quality', 'engineer')).toEqual(upTo(10 + 1))
    const state = turnWith((_, player) => give(player, 'engineer'))
    const other = turnWith((_, player) => give(player, 'engineer'))
    play(state, 'place quality 1')
    expect(paid(play(state, 'pay 0'), 0)).toBe(0)
    play(other, 'place machinery 2')
    expect(other.step).toBe('machinery')
  },
)

rule('ruling 25', 'with the Accountant up to space + £2 where that is more, whichever tile came first', () => {
  for (const tiles of [
    ['engineer', 'accountant'],
    ['accountant', 'engineer'],
  ] as const) {
    expect(sums(1, 2, 'quality', ...tiles)).toEqual(upTo(12 + 2))
    expect(sums(5, 1, 'dark quality', ...tiles)).toEqual(upTo(10 + 2))
  }
})

rule('ruling 25', 'what is paid beyond the dearest step adjusts other prices', () => {
  const state = turnWith((_, player) => give(player, 'engineer'))
  play(state, 'place quality 1', 'pay 13', 'quality clothes', 'quality clothes')
  expect([state.step, state.turn.budget, moves(state, 'price cutlery').length > 0]).toEqual(['adjust prices', 1, true])
})
