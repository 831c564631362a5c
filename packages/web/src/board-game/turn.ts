// The cash a move brings.
import { type BoardEvent, gameOf, type Move, type State } from '@arkwright/board-game'
import { consequences, type Seat } from '@arkwright/kernel'

/** The cash the deciding seat gains by a legal move; 0 for an illegal one. */
export function cashOf(state: State, move: Move): number {
  return state.legal.includes(move) ? cashBy(state.seat, consequences(gameOf(state), state, move)) : 0
}

function cashBy(seat: Seat, events: readonly BoardEvent[]): number {
  let cash = 0
  for (const event of events) {
    if (event.type === 'received' && event.seat === seat) cash += event.amount
    if (event.type === 'paid' && event.seat === seat) cash -= event.amount
  }
  return cash
}
