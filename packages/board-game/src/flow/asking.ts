// Who is asked next, where several steps lead to one question. No step is defined here, so no step imports its follower.
import { mayUseTile } from '../owned-tiles.ts'
import { fromStartPlayer, seatsInOrder } from '../players.ts'
import type { State } from '../state.ts'
import { poorest } from './poorest.ts'

/** First factories are founded in playing order, second ones in reverse. */
export function startFoundation(state: State, taken: number): void {
  const { players } = state.rules
  state.turnsTaken = taken
  state.seat = fromStartPlayer(state, taken < players ? taken : 2 * players - 1 - taken)
  state.step = 'foundation'
}

/** Asks each player with a tile for this moment, beginning `turnsTaken` places after the start player. */
export function askAfterTheSale(state: State, turnsTaken: number): void {
  state.turn.tilesUsed = 0
  for (state.turnsTaken = turnsTaken; state.turnsTaken < state.rules.players; state.turnsTaken++) {
    const seat = fromStartPlayer(state, state.turnsTaken)
    if (!mayUseTile(state, seat, 'after the sale')) continue
    state.seat = seat
    state.step = 'after the sale'
    return
  }
  state.step = 'increase in share value'
}

/** Asks the first player who may claim the choice; false if no player may. */
export function askForClaims(state: State): boolean {
  if (state.rules.tiles.length === 0) return false
  state.turn.tilesUsed = 0
  for (const seat of seatsInOrder(state)) {
    if (!mayUseTile(state, seat, 'start player')) continue
    state.seat = seat
    state.step = 'claim start player'
    return true
  }
  return false
}

/** At the end of the decade, the player with the least valuable portfolio decides. */
export function letThePoorestName(state: State): void {
  state.seat = poorest(state)
  state.step = 'name start player'
}
