// End of the game: a last stock exchange for everyone, then the ranking — SJ 6.II, 8.0; WF 6.II, 8.0; rulings 4, 19.
import { OVER, type Standing } from '@arkwright/kernel'
import { END } from '../parts.ts'
import { fromStartPlayer } from '../players.ts'
import { shareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import type { AutomaticStep } from '../step.ts'
import { takePenalties } from './penalties.ts'

/** The decade is past the last one from here on. */
export const finalStockExchange: AutomaticStep = {
  name: 'final stock exchange',
  part: END,
  run(state) {
    state.decade++
    state.exchange = 'final'
    state.turnsTaken = 0
    state.seat = fromStartPlayer(state, 0)
    state.step = 'stock exchange'
  },
}

export const endOfFinalStockExchange: AutomaticStep = {
  name: 'end of final stock exchange',
  part: END,
  run(state, emit) {
    state.turnsTaken++
    if (state.turnsTaken === state.rules.players) {
      if (state.rules.waterFrame !== null) takePenalties(state, emit)
      state.step = OVER
      emit?.({ type: 'game over' })
      return
    }
    state.seat = fromStartPlayer(state, state.turnsTaken)
    state.step = 'stock exchange'
  },
}

/** The most valuable portfolio wins, then the most cash. A player with loans is not ranked. */
export function standings(state: State): Standing[] {
  const results = state.players.map((player, seat) => ({
    seat: seat as Standing['seat'],
    ranked: player.loans === 0,
    score: player.shares * shareValue(state, player),
    tieBreak: player.cash,
  }))
  const ranked = results.filter(result => result.ranked)
  return results.map(({ seat, ranked: counts, score, tieBreak }) => {
    const ahead = ranked.filter(other => other.score > score || (other.score === score && other.tieBreak > tieBreak))
    return { seat, rank: counts ? 1 + ahead.length : undefined, score, tieBreak }
  })
}
