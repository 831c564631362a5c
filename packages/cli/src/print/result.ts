// The standing or result of a game, in one line.
import type { AnyGame, MachineState, Move } from '@arkwright/kernel'
import type { Printer } from './printer.ts'
import { listed } from './text.ts'

export function resultOf(game: AnyGame, state: MachineState<Move>, printer: Printer): string {
  const decision = game.pending(state)
  if (decision !== undefined) {
    const who = decision.seat === 'chance' ? 'chance' : printer.seat(decision.seat)
    return `not over: ${who} decides (${decision.step}, ${decision.rule})`
  }
  const ranked = game.standings(state).filter(({ rank }) => rank !== undefined)
  const first = Math.min(...ranked.map(({ rank = 0 }) => rank))
  const best = ranked.filter(({ rank }) => rank === first)
  const score = printer.score(best[0]?.score ?? 0)
  const names = listed(best.map(({ seat }) => printer.seat(seat)))
  if (best.length === 0) return 'over: no company is ranked, because all still have loans'
  // Opponents without a seat may be ahead of all players.
  if (first > 1) return `over: ${names} comes ${placeName(first)} with ${score}`
  return best.length === 1 ? `over: ${names} wins with ${score}` : `over: ${names} share the win with ${score}`
}

export function placeName(rank: number): string {
  return ['first', 'second', 'third', 'fourth'][rank - 1] ?? `number ${rank}`
}
