// Copies of a position share the lists that are replaced: what is played on one must never show in the other.
import { chooseRandomly, type Game, pick, playOut, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import type { BoardEvent } from '../src/events.ts'
import { spinningJenny, waterFrame } from '../src/index.ts'
import type { Move } from '../src/moves.ts'
import type { State, View } from '../src/state.ts'

const EVERY = 40

function copiesAreApart<O>(game: Game<State, Move, O, View, BoardEvent>, given: unknown): void {
  const random = seedRandom('copies')
  const state = game.setup(game.parseOptions(given), seedRandom('copies of a game'))
  for (let moves = 0; game.pending(state) !== undefined; moves++) {
    if (moves % EVERY === 0) {
      const before = JSON.stringify(game.save(state))
      const copy = game.copy(state)
      expect(JSON.stringify(game.save(copy))).toBe(before)
      playOut(game, copy, chooseRandomly(random))
      expect(JSON.stringify(game.save(state))).toBe(before)
    }
    game.play(state, pick(random, game.moves(state)))
  }
}

test('a game of Spinning Jenny played on from a copy leaves the position as it was', () => {
  copiesAreApart(spinningJenny, { players: 4, setup: 'free' })
})

test('a game of Water Frame played on from a copy leaves the position as it was', () => {
  copiesAreApart(waterFrame, { players: 4 })
  copiesAreApart(waterFrame, { players: 2, setup: 'free', patrons: true, houseEvents: true })
})
