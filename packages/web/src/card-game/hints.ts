// The texts of a hint for a turn of the card game.
import { forecast, type Move, type State } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'

/** The smallest hint: which action. */
export function gist(move: Move): string {
  if (move.kind === 'action') return text.cardGame.actions[move.action]
  return move.kind === 'no action' ? text.cardGame.moves['no action'] : move.text
}

/** The forecast of the current production before and after the turn, and the turn's cost. */
export function reasons(before: State, after: State, seat: Seat): string[] {
  const words = text.cardGame.hints
  const now = before.players[seat]
  const then = after.players[seat]
  if (now === undefined || then === undefined) return []
  const was = forecast(before)?.seats.find(one => one.seat === seat)
  const will = forecast(after)?.seats.find(one => one.seat === seat)
  const lines = [words.cash({ from: now.money, to: then.money })]
  if (will !== undefined) {
    lines.push(words.sells({ good: before.good, from: was?.sold ?? 0, to: will.sold }))
    lines.push(words.profit({ from: was?.profit ?? 0, to: will.profit }))
    lines.push(words.value({ from: was?.value ?? now.shareValue, to: will.value }))
  }
  return lines
}
