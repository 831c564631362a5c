// The parts of the card game that its steps belong to. Questions of one part that follow each other at one seat are one turn.
import type { Part } from '@arkwright/kernel'
import type { Stage, State } from './state.ts'

/** What is laid out and drawn before the first round, between the players' questions. */
export const SET_UP: Part = { kind: 'preparation', name: 'set-up' }
export const STARTING_FACTORIES: Part = { kind: 'preparation', name: 'starting factories' }
export const STARTING_DEVELOPMENTS: Part = { kind: 'preparation', name: 'starting developments' }
export const STARTING_SHARES: Part = { kind: 'preparation', name: 'starting shares' }
/** Action, price and development. */
export const TURN: Part = { kind: 'turn', name: 'turn' }
export const PRODUCTION: Part = { kind: 'production', name: 'production' }
/** What goes from one producer to the next, and to the share values. */
export const NEXT_PRODUCER: Part = { kind: 'production', name: 'next producer' }
/** What happens from one turn to the next, and what the opponents of the solo game do. */
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

/** For a question that several parts of the rules can raise. */
export function stagePart({ stage }: State): Part {
  return OF_STAGE[stage]
}

/** A seat has one turn in a part while none of these changes. */
export function turnNumber({ decade, good, place }: State): number {
  return (decade * 4 + good) * 16 + place
}
