import { expect, test } from 'vitest'
import type { AnyGame } from '../src/game.ts'
import { verifyGameFile, writeGameFile } from '../src/game-file.ts'
import { Journal } from '../src/journal.ts'
import { gameAt, newestGame, newestGames } from '../src/revisions.ts'
import { changesAt, NEVER } from '../src/rule-changes.ts'
import { numberRace } from './number-race.ts'

const second = numberRace as AnyGame
/** The earlier rules: the goal was half as far. */
const first: AnyGame = {
  ...second,
  revision: 1,
  setup: (options, random, emit) => second.setup({ goal: (options as { goal: number }).goal / 2 }, random, emit),
}
const other: AnyGame = { ...second, id: 'number-walk', revision: 1 }
const GAMES = [first, other, second]

test('new games are played by the newest rules', () => {
  expect(newestGames(GAMES)).toEqual([other, second])
  expect(newestGame(GAMES, 'number-race')).toBe(second)
  expect(newestGame(GAMES, 'number-crawl')).toBeUndefined()
})

test('a stored game is played by the rules it began with', () => {
  expect(gameAt(GAMES, 'number-race', 1)).toBe(first)
  expect(gameAt(GAMES, 'number-race', 2)).toBe(second)
  expect(gameAt(GAMES, 'number-walk', 2)).toBeUndefined()
})

test.each([first, second])('a file of revision $revision is read by that revision, and written with it again', game => {
  const file = writeGameFile(new Journal(game, { goal: 40 }, 'file'))
  for (const games of [GAMES, GAMES.toReversed()]) {
    const { journal } = verifyGameFile(file, games)
    expect(journal.game).toBe(game)
    expect(journal.position).toMatchObject({ goal: game === first ? 20 : 40 })
    expect(writeGameFile(journal)).toEqual(file)
  }
})

test('a file with unknown rules is refused in one sentence', () => {
  const file = writeGameFile(new Journal(second, { goal: 40 }, 'file'))
  expect(() => verifyGameFile({ ...file, revision: 3 }, GAMES)).toThrow(
    'this game was played by rules revision 3; this program knows up to 2, please update it',
  )
  expect(() => verifyGameFile({ ...file, revision: 1 }, [second])).toThrow(
    'this game was played by rules revision 1, which this program no longer knows',
  )
  expect(() => verifyGameFile({ ...file, game: 'chess' }, GAMES)).toThrow(
    'this program does not know the game chess; it knows number-walk, number-race',
  )
})

test('a changed rule holds from its revision on, and never in a game that does not have it', () => {
  const changedAt = { fartherGoal: 2, shorterTurns: NEVER }
  expect(changesAt(changedAt, 1)).toEqual({ fartherGoal: false, shorterTurns: false })
  expect(changesAt(changedAt, 2)).toEqual({ fartherGoal: true, shorterTurns: false })
  expect(changesAt(changedAt, 3)).toEqual({ fartherGoal: true, shorterTurns: false })
})
