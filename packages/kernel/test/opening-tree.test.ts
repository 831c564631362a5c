import { expect, test } from 'vitest'
import { BadInput } from '../src/bad-input.ts'
import type { AnyGame } from '../src/game.ts'
import { type FinishedGame, openingTree } from '../src/opening-tree.ts'
import { positionKey } from '../src/position-key.ts'
import { numberRace } from './number-race.ts'

const game = numberRace as AnyGame
const options = { goal: 7 }
const EVERYTHING = { depth: 100, alone: 100 }

/** The goal is 7; after a sum of 5 the die moves it. */
function finished(moves: string, revealed: string, scores: readonly [number, number]): FinishedGame {
  const places = scores.map(score => (score === Math.max(...scores) ? 1 : 2))
  return { moves: moves.split(', '), revealed: revealed.split(', '), scores, places }
}

const SHORT = finished('add 3, add 2, add 3', 'die 1', [6, 2])
const OTHER_DIE = finished('add 3, add 2, add 3, add 1', 'die 2', [6, 3])
/** Reaches 3:2 in another order of turns. */
const ROUNDABOUT = finished('add 1, add 2, add 2, add 3', 'die 1', [3, 5])
const STRAIGHT = finished('add 2, add 2, add 1, add 3', 'die 1', [3, 5])

function rowsOf(games: readonly FinishedGame[], limits = EVERYTHING) {
  return [...openingTree(game, options, games, limits)]
}

test('turns and draws are counted with what they earned the seat that chose', () => {
  const rows = rowsOf([SHORT, OTHER_DIE])
  const [first, second] = rows
  const start = positionKey(game, game.setup(options, null))
  expect(first).toMatchObject({ key: start, turn: 'add 3', seat: 0, games: 2, wins: 2, score: 12, margin: 7 })
  expect(second).toMatchObject({ key: first?.next, turn: 'add 2', seat: 1, games: 2, wins: 0, score: 5, margin: -7 })
  const draws = rows.filter(({ seat }) => seat === 'chance')
  expect(draws.map(({ turn, games, wins, score }) => `${turn}: ${games} ${wins} ${score}`).toSorted()).toEqual([
    'die 1: 1 0 0',
    'die 2: 1 0 0',
  ])
  expect(draws.every(({ key }) => key === second?.next)).toBe(true)
})

test('a position is the same however it was reached', () => {
  const throws = rowsOf([ROUNDABOUT, STRAIGHT]).filter(({ turn }) => turn === 'die 1')
  expect(throws.length).toBe(2)
  expect(new Set(throws.map(({ key, next }) => `${key} ${next}`)).size).toBe(1)
})

test('games are followed as deep as asked, and for a few choices after they have left all others', () => {
  const games = [SHORT, ROUNDABOUT]
  expect(
    rowsOf(games, { depth: 1, alone: 9 })
      .map(({ turn }) => turn)
      .toSorted(),
  ).toEqual(['add 1', 'add 3'])
  expect(
    rowsOf(games, { depth: 9, alone: 0 })
      .map(({ turn }) => turn)
      .toSorted(),
  ).toEqual(['add 1', 'add 3'])
  expect(rowsOf(games, { depth: 9, alone: 1 }).length).toBe(4)
})

test('a game with a move that is not allowed is refused', () => {
  expect(() => rowsOf([finished('add 3, add 9', '', [0, 0])])).toThrow(BadInput)
  expect(() => rowsOf([finished('die 1', '', [0, 0])])).toThrow(BadInput)
})
