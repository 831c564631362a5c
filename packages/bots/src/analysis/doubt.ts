// How much a lead may still change: for win chances where a game does not say it itself.
import type { MachineState, Move } from '@arkwright/kernel'
import type { AnyExpertise } from '../expertise.ts'

/**
 * Pounds before the last production, and for each one before it. Measured in 24 card games of two to four bots: the standard deviation of
 * a lead between reckoning and result, over that of a logistic distribution.
 */
const OF_THE_LAST = 26
const OF_EARLIER = 2

export type Doubt = (state: MachineState<Move>) => number

/** `productions` is how many lie behind once the game is over. */
export function doubtOf(expertise: AnyExpertise, productions: number): Doubt {
  if (expertise.doubt !== undefined) return state => expertise.doubt?.(state) ?? 0
  return state => {
    if (expertise.game.pending(state) === undefined) return 0
    const left = Math.max(0, productions - expertise.productions(state))
    return OF_THE_LAST + OF_EARLIER * Math.max(0, left - 1)
  }
}
