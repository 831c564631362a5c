import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { root } from '../house.mjs'
import { GamesOnDisk, gamesOfOthers } from '../trials/games-on-disk.ts'

const FOLDER = `test-of-games-${process.pid}`
const games = (): GamesOnDisk<number> => new GamesOnDisk<number>(FOLDER, 'A cell, 2 players 01234567')
const path = join(root, 'data', FOLDER, 'A-cell-2-players-01234567.jsonl')

const clear = (): void => rmSync(join(root, 'data', FOLDER), { recursive: true, force: true })
beforeEach(clear)
afterAll(clear)

test('a run continues from what an earlier one has left, without a line that was cut off', () => {
  const first = games()
  first.add(1)
  first.add(2)
  appendFileSync(path, '{"cut')
  const second = games()
  expect(second.games).toEqual([1, 2])
  second.add(3)
  expect(readFileSync(path, 'utf8')).toBe('1\n2\n3\n')
  expect(gamesOfOthers(FOLDER, 'A cell, 2 players')).toEqual([1, 2, 3])
})

test('a second run on the same file is refused, and nothing is written twice', () => {
  const [one, other] = [games(), games()]
  one.add(1)
  expect(() => other.add(1)).toThrow('Another run writes')
  one.add(2)
  expect(games().games).toEqual([1, 2])
})

test('reading the games of a run does not change its file, even with half a line in it', () => {
  games().add(1)
  appendFileSync(path, '2')
  const reader = games()
  appendFileSync(path, '\n')
  expect(reader.games).toEqual([1])
  expect(readFileSync(path, 'utf8')).toBe('1\n2\n')
})
