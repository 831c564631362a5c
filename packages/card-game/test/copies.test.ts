// Copies of a position share what is replaced: what is played on one must never show in the other.
import { chooseRandomly, pick, playOut, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { cardGame } from '../src/index.ts'

const EVERY = 20

test.each([{ players: 4 }, { players: 2, expert: 'all' }, { players: 1 }])(
  'a game with %o played on from a copy leaves the position as it was',
  given => {
    const random = seedRandom('copies')
    const state = cardGame.setup(cardGame.parseOptions(given), seedRandom('copies of a game'))
    for (let moves = 0; cardGame.pending(state) !== undefined; moves++) {
      if (moves % EVERY === 0) {
        const before = JSON.stringify(cardGame.save(state))
        const copy = cardGame.copy(state)
        expect(JSON.stringify(cardGame.save(copy))).toBe(before)
        playOut(cardGame, copy, chooseRandomly(random))
        expect(JSON.stringify(cardGame.save(state))).toBe(before)
      }
      cardGame.play(state, pick(random, cardGame.moves(state)))
    }
  },
)
