// The reasons for a turn of the board game, in figures.
import { appealOf, demandFor, forecast, GOODS, type State, shareValue } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { type GoodFigures, type SeatFigures, strongestReasons } from '../play/reasons.ts'

/** What the turn changes, the strongest first. */
export function reasons(before: State, after: State, seat: Seat): string[] {
  const [from, to] = [figuresOf(before, seat), figuresOf(after, seat)]
  return from === undefined || to === undefined ? [] : strongestReasons(from, to)
}

function figuresOf(state: State, seat: Seat): SeatFigures | undefined {
  const player = state.players[seat]
  if (player === undefined) return undefined
  const goods = GOODS.filter(good => player.factories[good].level > 0).map((good): GoodFigures => {
    const factory = player.factories[good]
    const next = forecast(state, good).seats.find(one => one.seat === seat)
    return { good, appeal: appealOf(state, factory, good), demand: demandFor(state, good), next }
  })
  return { cash: player.cash, shares: player.shares, value: shareValue(state, player), goods }
}
