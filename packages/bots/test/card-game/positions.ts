// Positions from sensible games of the card game, for tests that must hold everywhere.
import { cardGame, type Move, type Options, type State, type View } from '@arkwright/card-game'
import { pick, seedRandom } from '@arkwright/kernel'
import type { Expertise } from '../../src/expertise.ts'
import { rateTurns } from '../../src/greedy-bot.ts'

/** Every decision of a game in which each seat takes one of its four best turns. */
export function* decisionsOf(
  expertise: Expertise<State, Move, Options, View>,
  options: object,
  seed: string,
): Generator<State> {
  const state = cardGame.setup(cardGame.parseOptions(options), seedRandom(seed))
  const random = seedRandom(`positions ${seed}`)
  while (cardGame.pending(state) !== undefined) {
    yield cardGame.copy(state)
    const rated = rateTurns(expertise, state, state.seat, 'brisk')
    for (const move of pick(random, rated.slice(0, 4)).turn.moves) cardGame.play(state, move)
  }
  yield state
}
