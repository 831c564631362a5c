// A turn ends: the next player, the solo opponents, or the production phase — CG 1, CG solo 3.1.
import { BETWEEN_TURNS } from '../parts.ts'
import type { CardGamePassage } from '../step.ts'
import { beginTurn } from './round.ts'

export const endOfTurn: CardGamePassage = {
  name: 'end of turn',
  part: BETWEEN_TURNS,
  run(state) {
    if (beginTurn(state)) return
    if (state.solo !== null && !state.solo.opponentsFirst) state.step = 'draw'
    else state.step = 'production'
  },
}
