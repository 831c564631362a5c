// Bots know only the newest rules by name. They play and judge games begun under earlier rules by those rules.
import { formerSpinningJennys, formerWaterFrames, spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame, formerCardGames } from '@arkwright/card-game'
import { type AnyGame, Journal, seedRandom, verifyGameFile } from '@arkwright/kernel'
import { FORMER_GAMES } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { analyse } from '../src/analysis/analyse.ts'
import { LADDERS } from '../src/ladder.ts'

const GAMES: readonly AnyGame[] = [
  spinningJenny,
  ...formerSpinningJennys,
  waterFrame,
  ...formerWaterFrames,
  cardGame,
  ...formerCardGames,
]

test.each(FORMER_GAMES)(
  '$file.game of $file.options.players, revision $file.revision, can be continued',
  ({ file }) => {
    const { game, options } = verifyGameFile(file, GAMES).journal
    const journal = new Journal(game, options, file.seed)
    const bots = LADDERS.get(game.id)?.bots
    const random = seedRandom('bots')
    for (const move of file.moves.slice(0, 6)) journal.play(move)
    for (let turn = 0; turn < 6; turn++) {
      const seat = game.pending(journal.position)?.seat
      if (bots === undefined || seat === undefined || seat === 'chance') throw new Error('no seat decides')
      const { moves } = bots.medium.choose(game.view(journal.position, seat), seat, { sims: 1 }, random)
      for (const move of moves) expect(journal.play(move)).toBeUndefined()
    }
  },
)

test.each(FORMER_GAMES)('$file.game of $file.options.players is analysed by the rules it was played by', ({ file }) => {
  const verdict = verifyGameFile(file, GAMES)
  const { game, revision, options, seed = '', moves } = file
  const played = { game, revision, options, seed, moves }
  const analysis = [...analyse(played, { samples: 1, others: 0 })].at(-1)
  const scores = verdict.journal.game
    .standings(verdict.journal.position)
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ score }) => score)
  expect(analysis?.estimates.at(-1)?.seats.map(({ score }) => score)).toEqual(scores)
  expect(() => analyse({ ...played, revision: 99 }).next()).toThrow('revision 99')
})
