// End of round: markers return, the poorest player names the start player — SJ 6.I-6.III; ruling 17.
import type { Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import { NO_MARKER } from '../components/action-markers.ts'
import { NAME_START_PLAYER, type NameStartPlayer } from '../moves.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import { shareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import { type AutomaticStep, reason, step } from '../step.ts'
import { isLastDecade } from '../timetable.ts'

export const endOfRound: AutomaticStep = {
  name: 'end of round',
  run(state) {
    for (const player of state.players) player.chart.fill(NO_MARKER)
    if (isLastDecade(state)) {
      state.step = 'final stock exchange'
      return
    }
    state.seat = poorest(state)
    state.step = 'name start player'
  },
}

const NO_SUCH_PLAYER = reason('SJ 6.III', 'no-such-player', state => ({ players: state.rules.players }))

export const nameStartPlayer = step<NameStartPlayer>({
  name: 'name start player',
  rule: 'SJ 6.III',
  kinds: ['start player'],
  candidates(state, offer) {
    for (let seat = 0; seat < state.rules.players; seat++) offer(at(NAME_START_PLAYER, seat))
  },
  refuse: (state, { named }) => (named >= state.rules.players ? NO_SUCH_PLAYER : undefined),
  play(state, { named }, emit) {
    state.startPlayer = named
    emit?.({ type: 'start player', seat: named })
    state.step = 'start of decade'
  },
})

/** Least valuable portfolio; then less cash; then farthest from the start player. */
function poorest(state: State): Seat {
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
