// Tries a move on a copy to see its result.
import type { Game, GameEvent, MachineState, Move } from './game.ts'

/** A copy of the position that stops at each draw: drafting or planning a turn reveals nothing unknown. */
export function withoutChance<S extends MachineState<Move>>(game: { copy(state: S): S }, state: Readonly<S>): S {
  const copy = game.copy(state)
  copy.random = null
  return copy
}

/** The effects of a move within its own turn. */
export function consequences<S extends MachineState<M>, M extends Move, E extends GameEvent>(
  game: Pick<Game<S, M, unknown, unknown, E>, 'copy' | 'playInTurn'>,
  state: Readonly<S>,
  move: M,
): E[] {
  const events: E[] = []
  game.playInTurn(withoutChance(game, state), move, event => events.push(event))
  return events
}
