// Patent — WF II.2.5; ruling 31; D8: more for distribution, above the marker's limit; returned, it gives free steps.

import { offerSteps, refuseStep, takeStep } from '../actions/distribution.ts'
import { DONE, type Done, type RaiseDistribution } from '../moves.ts'
import { TURN } from '../parts.ts'
import { waterFrameRules } from '../rules.ts'
import { step } from '../step.ts'
import { tile } from './tile.ts'

const freeSteps = step<RaiseDistribution | Done>({
  name: 'patent: free steps',
  rule: 'WF II.2.5',
  part: TURN,
  kinds: ['distribution', 'done'],
  candidates(state, offer) {
    offerSteps(state, offer)
    offer(DONE)
  },
  refuse: (state, move) => (move.kind === 'done' ? undefined : refuseStep(state, move)),
  play(state, move, emit) {
    const { turn } = state
    if (move.kind === 'distribution') {
      takeStep(state, move, emit)
      turn.steps++
      if (turn.steps < waterFrameRules(state.rules).figures.patentFreeSteps) return
    }
    state.step = 'distribution'
  },
})

export const patent = tile(
  'patent',
  ({ patentSum }) => ({
    used: {
      'distribution action': {
        play({ turn }) {
          turn.budget += patentSum
        },
      },
    },
    returned: {
      'distribution action': {
        play(state) {
          state.turn.steps = 0
          state.step = 'patent: free steps'
        },
      },
    },
  }),
  [freeSteps],
)
