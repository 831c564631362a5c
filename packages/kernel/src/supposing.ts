// What would come of a move, tried on a copy.
import type { Game, GameEvent, MachineState, Move } from './game.ts'

/** A copy of the position that stops at each draw: nothing unknown is turned up while somebody thinks or composes a turn. */
export function withoutChance<S extends MachineState<Move>>(game: { copy(state: S): S }, state: Readonly<S>): S {
  const copy = game.copy(state)
  copy.random = null
  return copy
}

/** What a move brings about within its own turn. */
export function consequences<S extends MachineState<M>, M extends Move, E extends GameEvent>(
  game: Pick<Game<S, M, unknown, unknown, E>, 'copy' | 'playInTurn'>,
  state: Readonly<S>,
  move: M,
): E[] {
  const events: E[] = []
  game.playInTurn(withoutChance(game, state), move, event => events.push(event))
  return events
}
