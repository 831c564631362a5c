// The reasons for a turn of the card game, in figures.
import { factorySheet, forecast, type State } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { type GoodFigures, type SeatFigures, strongestReasons } from '../play/reasons.ts'
import { ALL_GOODS } from './use-position.ts'

/** What the turn changes, the strongest first. */
export function reasons(before: State, after: State, seat: Seat): string[] {
  const [from, to] = [figuresOf(before, seat), figuresOf(after, seat)]
  return from === undefined || to === undefined ? [] : strongestReasons(from, to)
}

function figuresOf(state: State, seat: Seat): SeatFigures | undefined {
  const player = state.players[seat]
  if (player === undefined) return undefined
  const next = forecast(state)?.seats.find(one => one.seat === seat)
  const goods = ALL_GOODS.flatMap((good): GoodFigures[] => {
    const sheet = factorySheet(state, seat, good)
    if (sheet === undefined) return []
    return [{ good, appeal: sheet.appeal, demand: undefined, next: good === state.good ? next : undefined }]
  })
  return { cash: player.money, shares: player.shares, value: player.shareValue, goods }
}
