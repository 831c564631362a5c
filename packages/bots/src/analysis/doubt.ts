// How much a lead may still change. Used for win chances where a game does not give its own figure.
import type { MachineState, Move } from '@arkwright/kernel'
import type { AnyExpertise } from '../expertise.ts'

/**
 * Pounds before the last production, and for each one before it. Measured in 24 card games of two to four bots: the
 * standard deviation of a lead between estimate and result, divided by that of a logistic distribution.
 */
const OF_THE_LAST = 26
const OF_EARLIER = 2

export type Doubt = (state: MachineState<Move>) => number

/** `productions` is the number of productions in a whole game. */
export function doubtOf(expertise: AnyExpertise, productions: number): Doubt {
  if (expertise.doubt !== undefined) return state => expertise.doubt?.(state) ?? 0
  return state => {
    if (expertise.game.pending(state) === undefined) return 0
    const left = Math.max(0, productions - expertise.productions(state))
    return OF_THE_LAST + OF_EARLIER * Math.max(0, left - 1)
  }
}
