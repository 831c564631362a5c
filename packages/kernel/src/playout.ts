// Plays a game to its end with any way of choosing, for simulations, tests and benchmarks.
import type { Emit, Game, GameEvent, MachineState, Move, Seat } from './game.ts'
import { pick, type RandomState } from './random.ts'

export type Choose<S, M> = (state: S, legal: readonly M[], seat: Seat) => M

/** Uniformly random among the legal moves. */
export function chooseRandomly<S, M>(random: RandomState): Choose<S, M> {
  return (_state, legal) => pick(random, legal)
}

/** Plays on until the game is over or waits for an outcome of chance; returns the number of moves made. */
export function playOut<S extends MachineState<M>, M extends Move, O, V, E extends GameEvent>(
  game: Game<S, M, O, V, E>,
  state: S,
  choose: Choose<S, M>,
  emit?: Emit<E>,
): number {
  let moves = 0
  for (let decision = game.pending(state); decision !== undefined; decision = game.pending(state)) {
    if (decision.seat === 'chance') break
    game.play(state, choose(state, game.moves(state), decision.seat), emit)
    moves++
  }
  return moves
}
