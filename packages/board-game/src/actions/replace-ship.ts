// Replacing a ship: only when both piers are taken, and only by a larger one — WF II.3.2.3.
import { RETURN_SHIP, type ReturnShip } from '../moves-water-frame.ts'
import { actionPart } from '../parts.ts'
import { reason, step } from '../step.ts'
import { arrive, mayDock } from './take-ship.ts'

const KEEPS_ITS_PIER = reason('WF II.3.2.3', 'only-a-smaller-ship-is-replaced', state => ({
  capacity: state.turn.ship,
}))

export const replaceShip = step<ReturnShip>({
  name: 'replace a ship',
  rule: 'WF II.3.2.3',
  part: actionPart,
  kinds: ['return ship'],
  candidates(_, offer) {
    for (const move of RETURN_SHIP) offer(move)
  },
  refuse: (state, { pier }) => (mayDock(state, state.turn.ship, pier) ? undefined : KEEPS_ITS_PIER),
  play(state, { pier }, emit) {
    state.step = 'special marker taken'
    arrive(state, pier === 0 ? 0 : 1, emit)
  },
})
