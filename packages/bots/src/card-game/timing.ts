// A position's place in its round: productions ahead, who has set a price, who has produced.
import type { State } from '@arkwright/card-game'

const PRODUCTIONS = 12
const GOODS_OF_A_DECADE = 4

/** Productions already over. */
export function productionsBehind({ step, stage, decade, good }: State): number {
  if (step === 'over') return PRODUCTIONS
  return (decade - 1) * GOODS_OF_A_DECADE + good + (stage === 'preparation' ? 1 : 0)
}

export function productionsAhead(state: State): number {
  return PRODUCTIONS - productionsBehind(state)
}

function placeOf({ startPlayer, rules }: State, seat: number): number {
  return (seat - startPlayer + rules.seats) % rules.seats
}

/** Whether the seat's price and appeal of the current round are final. */
export function hasPriced(state: State, seat: number): boolean {
  if (state.stage === 'production') return true
  const place = placeOf(state, seat)
  if (state.stage === 'development') return place <= state.place
  return state.stage === 'action' && place < state.place
}

/** Whether the seat has finished its part of the current production, up to the share value. */
export function hasProduced(state: State, seat: number): boolean {
  return state.stage === 'production' && placeOf(state, seat) < state.place
}

/** Whether the seat is in its production and has sold, but neither shipped nor paid. */
export function hasSold(state: State, seat: number): boolean {
  return state.stage === 'production' && placeOf(state, seat) === state.place && state.step !== 'sale'
}
