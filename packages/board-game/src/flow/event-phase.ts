// Event phase: crews and warehouse workers are paid or dismissed; after the event some players trade — WF 6.II; rulings 2, 29.

import { removeWorker } from '../actions/warehouse-workers.ts'
import { numberAt } from '../at.ts'
import { has } from '../bits.ts'
import { giveUpShip, harbourOf, harbourWorkers } from '../harbour.ts'
import { wage } from '../job-market.ts'
import { DONE, type Done } from '../moves.ts'
import {
  DISMISS_COLUMN,
  DISMISS_ROW,
  type DismissColumn,
  type DismissRow,
  RETURN_SHIP,
  type ReturnShip,
  WAREHOUSE_ROW,
} from '../moves-water-frame.ts'
import { effectsOf } from '../owned-tiles.ts'
import { BETWEEN_TURNS, DISMISSALS } from '../parts.ts'
import { decider, fromStartPlayer, playerAt, seatsInOrder } from '../players.ts'
import { type AutomaticStep, reason, step } from '../step.ts'
import { makeGoodsFit } from '../storage.ts'
import { isLastDecade } from '../timetable.ts'
import { pay } from '../treasury.ts'

export const eventPhase: AutomaticStep = {
  name: 'event phase',
  part: BETWEEN_TURNS,
  run(state, emit) {
    const current = wage(state)
    for (const seat of seatsInOrder(state)) {
      const workers = harbourWorkers(state, harbourOf(playerAt(state, seat)))
      pay(state, seat, workers * current, 'crews and warehouse workers', emit)
    }
    state.turnsTaken = 0
    // In the last decade no worker is paid again, so none is dismissed. The End of Game event is the final stock exchange.
    state.step = isLastDecade(state) ? 'final stock exchange' : 'dismissals'
  },
}

/** Goes through the players who have a worker to dismiss or a ship to return. */
export const dismissals: AutomaticStep = {
  name: 'dismissals',
  part: BETWEEN_TURNS,
  run(state) {
    for (; state.turnsTaken < state.rules.players; state.turnsTaken++) {
      const seat = fromStartPlayer(state, state.turnsTaken)
      const { ships, columns, rows } = harbourOf(playerAt(state, seat))
      if (ships[0] === 0 && ships[1] === 0 && columns === 0 && rows === 0) continue
      state.turnsTaken++
      state.seat = seat
      state.step = 'dismiss workers'
      return
    }
    state.step = 'draw event'
  },
}

const NO_SHIP_THERE = reason('WF 6.II', 'no-ship-at-this-pier')
const NOBODY_THERE = reason('WF 6.II', 'no-warehouse-worker-there')

export const dismissWorkers = step<ReturnShip | DismissColumn | DismissRow | Done>({
  name: 'dismiss workers',
  rule: 'WF 6.II',
  part: DISMISSALS,
  kinds: ['return ship', 'dismiss column', 'dismiss row', 'done'],
  exact: true,
  candidates(state, offer) {
    const { ships, columns, rows } = harbourOf(decider(state))
    for (const move of RETURN_SHIP) if (numberAt(ships, move.pier) > 0) offer(move)
    for (const move of DISMISS_COLUMN) if (has(columns, move.good)) offer(move)
    if (rows > 0) offer(DISMISS_ROW)
    offer(DONE)
  },
  refuse(state, move) {
    const { ships, columns, rows } = harbourOf(decider(state))
    switch (move.kind) {
      case 'return ship':
        return numberAt(ships, move.pier) === 0 ? NO_SHIP_THERE : undefined
      case 'dismiss column':
        return has(columns, move.good) ? undefined : NOBODY_THERE
      case 'dismiss row':
        return rows === 0 ? NOBODY_THERE : undefined
      case 'done':
        return undefined
    }
  },
  play(state, move, emit) {
    switch (move.kind) {
      case 'return ship':
        giveUpShip(state, move.pier === 0 ? 0 : 1, emit)
        return
      case 'done':
        makeGoodsFit(state, 'dismissals', emit)
        return
      case 'dismiss column':
      case 'dismiss row': {
        const place = move.kind === 'dismiss row' ? WAREHOUSE_ROW : move.good
        removeWorker(harbourOf(decider(state)), place)
        state.firedWorkers++
        emit?.({ type: 'warehouse worker', seat: state.seat, place, by: -1 })
      }
    }
  },
})

/** After the event, some tiles let their owner trade. Then the start player changes. */
export const afterTheEvent: AutomaticStep = {
  name: 'after the event',
  part: BETWEEN_TURNS,
  run(state) {
    for (; state.turnsTaken < state.rules.players; state.turnsTaken++) {
      const seat = fromStartPlayer(state, state.turnsTaken)
      if (!playerAt(state, seat).tiles.some(owned => effectsOf(state, owned).exchangesInEventPhase)) continue
      state.turnsTaken++
      state.seat = seat
      state.exchange = 'event'
      state.step = 'stock exchange'
      return
    }
    state.step = 'change of start player'
  },
}
