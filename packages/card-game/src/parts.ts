// The parts of the card game that its steps belong to. Consecutive questions of one part to one seat are one turn.
import type { Part } from '@arkwright/kernel'
import type { Stage, State } from './state.ts'

/** The automatic steps and draws before the first round. */
export const SET_UP: Part = { kind: 'preparation', name: 'set-up' }
export const STARTING_FACTORIES: Part = { kind: 'preparation', name: 'starting factories' }
export const STARTING_DEVELOPMENTS: Part = { kind: 'preparation', name: 'starting developments' }
export const STARTING_SHARES: Part = { kind: 'preparation', name: 'starting shares' }
/** Action, price and development. */
export const TURN: Part = { kind: 'turn', name: 'turn' }
export const PRODUCTION: Part = { kind: 'production', name: 'production' }
/** The automatic steps of the production phase. */
export const NEXT_PRODUCER: Part = { kind: 'production', name: 'next producer' }
/** The automatic steps between turns, and the turns of the solo opponents. */
export const BETWEEN_TURNS: Part = { kind: 'between turns', name: 'between turns' }
/** Preparation for the next round — CG 3. */
export const NEXT_ROUND: Part = { kind: 'between turns', name: 'next round' }
/** Final scoring. */
export const END: Part = { kind: 'end', name: 'end' }

const OF_STAGE: Readonly<Record<Stage, Part>> = {
  'set-up': STARTING_DEVELOPMENTS,
  action: TURN,
  development: TURN,
  production: PRODUCTION,
  preparation: NEXT_ROUND,
}

/** For questions that come in several parts of the rules. */
export function stagePart({ stage }: State): Part {
  return OF_STAGE[stage]
}

/** A seat has one turn in a part while none of these changes. */
export function turnNumber({ decade, good, place }: State): number {
  return (decade * 4 + good) * 16 + place
}
