// A turn ends: the next player, the solo opponents, or the production phase — CG 1, CG solo 3.1.
import type { State } from '../state.ts'
import type { Tell } from '../step.ts'
import { beginProduction } from './production.ts'
import { beginTurn } from './round.ts'

export function endTurn(state: State, emit: Tell): void {
  if (beginTurn(state)) return
  if (state.solo !== null && !state.solo.opponentsFirst) state.step = 'draw'
  else beginProduction(state, emit)
}
