// What each price and appeal would bring, calculated once for each position.
import { type Forecast, factorySheet, forecast, type SeatForecast, type State } from '@arkwright/card-game'
import { legalOf, type Of } from './turn-parts.ts'
import { priceAt } from './words.ts'

export interface PricePoint {
  readonly move: Of<'appeal'>
  readonly price: number
  readonly appeal: number
  readonly all: Forecast
  /** Undefined if the company would be bankrupt before it sells. */
  readonly mine: SeatForecast | undefined
}

const known = new WeakMap<State, readonly PricePoint[]>()

/** In order of appeal: low on the left. */
export function pricePoints(state: State): readonly PricePoint[] {
  const before = known.get(state)
  if (before !== undefined) return before
  const points = legalOf(state, 'appeal')
    .toSorted((a, b) => a.appeal - b.appeal)
    .flatMap((move): PricePoint[] => {
      const all = forecast(state, { move })
      if (all === undefined) return []
      const mine = all.seats.find(({ seat }) => seat === state.seat)
      return [{ move, price: priceAt(state, move), appeal: move.appeal, all, mine }]
    })
  known.set(state, points)
  return points
}

/** The appeal that the cards show now. */
export function appealNow(state: State): number | undefined {
  return factorySheet(state, state.seat, state.good)?.appeal
}
