// What a choice brings, in figures: the forecast of one good, and cash and score.
import { type Forecast, forecast, type Good, type SeatForecast, type State, shareValue } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Draft } from '../../play/draft.ts'
import { meIn, stateOf } from './stage.ts'

const words = text.boardControl.result

const KNOWN = new WeakMap<State, Map<Good, Forecast>>()

/** Calculated once for each position and good. */
export function forecastOf(state: State, good: Good): Forecast {
  const goods = KNOWN.get(state) ?? new Map<Good, Forecast>()
  KNOWN.set(state, goods)
  const known = goods.get(good)
  if (known !== undefined) return known
  const made = forecast(state, good)
  goods.set(good, made)
  return made
}

export function mineIn(state: State, good: Good, seat: number): SeatForecast | undefined {
  return forecastOf(state, good).seats.find(one => one.seat === seat)
}

/** "3 of 3 sold · +£9 · +3 spaces" for the sale of a good. */
export function saleResult(draft: Draft, good: Good): string | undefined {
  const mine = mineIn(stateOf(draft), good, draft.seat)
  if (mine === undefined) return undefined
  const { sold, output, profit, steps } = mine
  return words.sale({ sold, output, profit, steps })
}

export function scoreOf(state: State, seat: number): number {
  const me = meIn(state, seat)
  return me.shares * shareValue(state, me)
}

/** "Cash £23 · score £144". */
export function moneyResult(draft: Draft): string {
  const state = stateOf(draft)
  return words.money({ cash: meIn(state, draft.seat).cash, score: scoreOf(state, draft.seat) })
}

/** The price with the highest profit; the lower one of two equal ones. */
export function bestOf<T>(choices: readonly T[], profit: (choice: T) => number): T | undefined {
  let best: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const gained = profit(choice)
    if (gained > most) {
      best = choice
      most = gained
    }
  }
  return best
}
