// Who names the next decade's start player — SJ 6.III; ruling 17.
import type { Seat } from '@arkwright/kernel'
import { playerAt, seatsInOrder } from '../players.ts'
import { shareValue } from '../share-value.ts'
import type { State } from '../state.ts'

/** Least valuable portfolio; then less cash; then farthest from the start player. */
export function poorest(state: State): Seat {
  let chosen = state.startPlayer
  for (const seat of seatsInOrder(state)) {
    const player = playerAt(state, seat)
    const least = playerAt(state, chosen)
    const worth = player.shares * shareValue(state, player)
    const leastWorth = least.shares * shareValue(state, least)
    if (worth < leastWorth || (worth === leastWorth && player.cash <= least.cash)) chosen = seat
  }
  return chosen
}
