// Positions on the way through sensible games, for tests that must hold everywhere.
import { type Move, type State, spinningJenny } from '@arkwright/board-game'
import { pick, seedRandom } from '@arkwright/kernel'
import type { Expertise } from '../src/expertise.ts'
import { rateTurns } from '../src/greedy-bot.ts'

interface Wanted {
  readonly players: 2 | 3 | 4
  readonly setup?: 'free' | 'predetermined'
  readonly seed: string
}

/** Every decision of a game in which each seat takes one of its four best turns. */
export function* decisionsOf<O, V>(
  expertise: Expertise<State, Move, O, V>,
  { players, setup = 'predetermined', seed }: Wanted,
): Generator<State> {
  const state = spinningJenny.setup(spinningJenny.parseOptions({ players, setup }), seedRandom(seed))
  const random = seedRandom(`positions ${seed}`)
  while (spinningJenny.pending(state) !== undefined) {
    yield spinningJenny.copy(state)
    const rated = rateTurns(expertise, state, state.seat, 'brisk')
    for (const move of pick(random, rated.slice(0, 4)).turn.moves) spinningJenny.play(state, move)
  }
  yield state
}
