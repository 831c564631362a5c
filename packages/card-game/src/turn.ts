// The state of a turn or a production at its start.
import type { State, Turn } from './state.ts'

export function freshTurn(): Turn {
  return {
    done: 0,
    marketMoved: false,
    machines: 0,
    advances: 0,
    advanced: 0,
    ordered: 0,
    wages: 0,
    maintenance: 0,
    fixedCost: 0,
    loaded: 0,
    income: 0,
    savedTokens: 0,
    moreGoods: 0,
    moreSales: 0,
    discarded: 0,
    taken: -1,
    steps: 0,
    stepped: 0,
    cheapShares: 0,
  }
}

/** Continues with the next seat in turn order that is still in the game; false if all have had their turn. */
export function nextSeat(state: State): boolean {
  const { seats } = state.rules
  for (state.place++; state.place < seats; state.place++) {
    const seat = (state.startPlayer + state.place) % seats
    if (state.players[seat]?.bankrupt === false) {
      state.seat = seat as State['seat']
      state.turn = freshTurn()
      return true
    }
  }
  return false
}
