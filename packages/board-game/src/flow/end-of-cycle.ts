// End of the cycle: the left neighbour starts the next one; after the fourth the round ends — SJ IV; WF IV.
import { at } from '../at.ts'
import { GOODS } from '../components/goods.ts'
import { BETWEEN_TURNS } from '../parts.ts'
import { fromStartPlayer } from '../players.ts'
import type { AutomaticStep } from '../step.ts'
import { askForClaims } from './asking.ts'

export const endOfCycle: AutomaticStep = {
  name: 'end of cycle',
  part: BETWEEN_TURNS,
  run(state, emit) {
    if (state.cycle === 3) {
      state.step = 'end of round'
      return
    }
    state.startPlayer = fromStartPlayer(state, 1)
    emit?.({ type: 'start player', seat: state.startPlayer })
    if (!askForClaims(state)) state.step = 'next cycle'
  },
}

export const nextCycle: AutomaticStep = {
  name: 'next cycle',
  part: BETWEEN_TURNS,
  run(state) {
    state.cycle = at(GOODS, state.cycle + 1)
    state.step = 'economy'
  },
}
