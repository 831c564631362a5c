// Steam Engine (house event): each player may buy one machine.
import { offerMachines, placeMachine, refuseMachine } from '../actions/machinery.ts'
import { nextPlayerInEvent } from '../flow/draw-event.ts'
import { DONE, type Done, type Mechanise } from '../moves.ts'
import { EVENT } from '../parts.ts'
import { decider, factoryOf } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import type { State } from '../state.ts'
import { reason, step } from '../step.ts'
import { pay } from '../treasury.ts'
import { event } from './event.ts'

const NEEDS_CASH = reason('WF 6.II', 'not-enough-cash', state => ({
  cash: decider(state).cash,
  needed: priceOf(state),
}))

const buyOne = step<Mechanise | Done>({
  name: 'steam engine: buy a machine',
  rule: 'WF 6.II',
  part: EVENT,
  kinds: ['machine', 'done'],
  candidates(state, offer) {
    offerMachines(state, offer)
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    return decider(state).cash < priceOf(state)
      ? NEEDS_CASH
      : refuseMachine(state, factoryOf(state, move.good), move.good, move.row)
  },
  play(state, move, emit) {
    if (move.kind === 'machine') {
      pay(state, state.seat, priceOf(state), 'event', emit)
      placeMachine(state, move, emit)
    }
    nextPlayerInEvent(state)
  },
})

function priceOf({ rules }: State): number {
  return waterFrameRules(rules).figures.steamEnginePrice
}

export const steamEngine = event('steam engine', {
  happens({ turn }) {
    turn.hired = [0, 0, 0, 0]
  },
  asks: buyOne,
})
