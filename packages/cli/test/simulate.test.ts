import { spinningJenny } from '@arkwright/board-game'
import type { AnyGame } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { BOTS } from '../src/bots.ts'
import { simulate } from '../src/simulate.ts'

const bots = [BOTS[0], BOTS[0], BOTS[0]].filter(bot => bot !== undefined)

/** Spinning Jenny with a ranking chosen by the test. */
function ranking(ranks: (number | undefined)[]): AnyGame {
  const game: AnyGame = spinningJenny
  return {
    ...game,
    standings: () =>
      ranks.map((rank, seat) => ({ seat: ([0, 1, 2] as const)[seat] ?? 0, rank, score: 10 * seat, tieBreak: 0 })),
  }
}

test('a shared win counts as a fraction for each winner', () => {
  const options = spinningJenny.parseOptions({ players: 3 })
  const play = (ranks: (number | undefined)[]) =>
    simulate({ game: ranking(ranks), options, bots, games: 4, seed: 's' }, () => {}).seats

  expect(play([1, 1, 3]).map(({ wins }) => wins)).toEqual([2, 2, 0])
  expect(play([1, 1, 1]).map(({ wins }) => wins)).toEqual([1.333, 1.333, 1.333])
  expect(play([undefined, 1, 2])).toEqual([
    { bot: 'random', wins: 0, meanScore: 0 },
    { bot: 'random', wins: 4, meanScore: 10 },
    { bot: 'random', wins: 0, meanScore: 20 },
  ])
  expect(play([undefined, undefined, undefined]).map(({ wins }) => wins)).toEqual([0, 0, 0])
})
