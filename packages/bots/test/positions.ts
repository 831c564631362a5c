// Positions from sensible games, for tests that must hold everywhere.
import type { Move, State } from '@arkwright/board-game'
import { pick, seedRandom } from '@arkwright/kernel'
import type { Expertise } from '../src/expertise.ts'
import { rateTurns } from '../src/greedy-bot.ts'

interface Wanted {
  readonly players: 2 | 3 | 4
  readonly setup?: 'free' | 'predetermined' | 'predetermined-shuffled'
  readonly edition?: 2014 | 2016
  readonly seed: string
}

/** Every decision of a game in which each seat takes one of its four best turns. */
export function* decisionsOf<O, V>(
  expertise: Expertise<State, Move, O, V>,
  { players, setup = 'predetermined', edition, seed }: Wanted,
): Generator<State> {
  const { game } = expertise
  const options = edition === undefined ? { players, setup } : { players, setup, edition }
  const state = game.setup(game.parseOptions(options), seedRandom(seed))
  const random = seedRandom(`positions ${seed}`)
  while (game.pending(state) !== undefined) {
    yield game.copy(state)
    const rated = rateTurns(expertise, state, state.seat, 'brisk')
    for (const move of pick(random, rated.slice(0, 4)).turn.moves) game.play(state, move)
  }
  yield state
}
