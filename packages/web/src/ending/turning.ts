// The turning point: the turn after which the chance to win changed most.
import type { GameAnalysis } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'

export interface TurningPoint {
  /** The number of moves before the turn. */
  readonly at: number
  readonly mover: Seat
  readonly from: number
  readonly to: number
}

/** Smaller changes are within the doubt of the simulations. */
const LEAST = 0.05

export function turningPoint({ estimates }: Pick<GameAnalysis, 'estimates'>, seat: Seat): TurningPoint | undefined {
  let best: TurningPoint | undefined
  for (const [place, { at, seat: mover, seats }] of estimates.entries()) {
    const from = seats[seat]?.winChance
    const to = estimates[place + 1]?.seats[seat]?.winChance
    if (mover === undefined || from === undefined || to === undefined) continue
    const change = Math.abs(to - from)
    if (change >= LEAST && change > (best === undefined ? 0 : Math.abs(best.to - best.from)))
      best = { at, mover, from, to }
  }
  return best
}
