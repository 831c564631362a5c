// Canal Boom (house event): each player may raise one distribution marker by one level.
import { offerSteps, refuseStep, takeStep } from '../actions/distribution.ts'
import { nextPlayerInEvent } from '../flow/draw-event.ts'
import { DONE, type Done, type RaiseDistribution } from '../moves.ts'
import { EVENT } from '../parts.ts'
import { step } from '../step.ts'
import { event } from './event.ts'

const raiseOne = step<RaiseDistribution | Done>({
  name: 'canal boom: raise a marker',
  rule: 'WF 6.II',
  part: EVENT,
  kinds: ['distribution', 'done'],
  candidates(state, offer) {
    offerSteps(state, offer)
    offer(DONE)
  },
  refuse: (state, move) => (move.kind === 'done' ? undefined : refuseStep(state, move)),
  play(state, move, emit) {
    if (move.kind === 'distribution') takeStep(state, move, emit)
    nextPlayerInEvent(state)
  },
})

export const canalBoom = event('canal boom', { asks: raiseOne })
