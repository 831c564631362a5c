// The texts of a hint for a turn of the board game.
import { forecast, type Move, type State, shareValue } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { describe, markerOf } from './words.ts'

const words = text.boardGame.hints

export function gist(move: Move, state: State): string {
  return move.kind === 'place' ? markerOf(state, move.marker) : describe(state, move)
}

/** The forecast of the current cycle before and after the turn, and the turn's cost. */
export function reasons(before: State, after: State, seat: Seat): string[] {
  const then = after.players[seat]
  const now = before.players[seat]
  if (now === undefined || then === undefined) return []
  const good = before.cycle
  const was = forecast(before, good).seats.find(one => one.seat === seat)
  const will = forecast(after, good).seats.find(one => one.seat === seat)
  const lines = [words.cash({ from: now.cash, to: then.cash })]
  if (will !== undefined) {
    lines.push(words.sells({ good, from: was?.sold ?? 0, to: will.sold }))
    lines.push(words.profit({ from: was?.profit ?? 0, to: will.profit }))
    lines.push(words.value({ from: was?.value ?? shareValue(before, now), to: will.value }))
  }
  return lines
}
