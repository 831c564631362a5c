// End of round: markers return, the event phase follows in Water Frame, then the start player changes — SJ 6.I-6.III; WF 6.I-6.III.
import { BETWEEN_TURNS } from '../parts.ts'
import type { AutomaticStep } from '../step.ts'
import { isLastDecade } from '../timetable.ts'
import { askForClaims, letThePoorestName } from './asking.ts'

export const endOfRound: AutomaticStep = {
  name: 'end of round',
  part: BETWEEN_TURNS,
  run(state) {
    for (const player of state.players) player.chart = state.rules.emptyChart
    if (state.rules.waterFrame !== null) state.step = 'event phase'
    else if (isLastDecade(state)) state.step = 'final stock exchange'
    else letThePoorestName(state)
  },
}

/** A tile's owner may make the choice instead of the poorest player. */
export const changeOfStartPlayer: AutomaticStep = {
  name: 'change of start player',
  part: BETWEEN_TURNS,
  run(state) {
    if (!askForClaims(state)) letThePoorestName(state)
  },
}
