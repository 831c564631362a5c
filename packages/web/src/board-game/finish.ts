// The final table of Spinning Jenny and Water Frame.
import { type State, shareValue } from '@arkwright/board-game'
import type { AnyGame } from '@arkwright/kernel'
import type { Finish } from '../ending/finish.ts'
import type { Position } from '../play/game-page.ts'

export function boardFinishes(game: AnyGame, position: Position, names: readonly string[]): Finish[] {
  const state = position as State
  return game
    .standings(position)
    .map(({ seat, rank, score, tieBreak }): Finish => {
      const player = state.players[seat]
      return {
        key: String(seat),
        name: names[seat] ?? '',
        seat,
        rank,
        shares: player?.shares ?? 0,
        value: player === undefined ? 0 : shareValue(state, player),
        score,
        cash: tieBreak,
      }
    })
    .toSorted((a, b) => (a.rank ?? names.length + 1) - (b.rank ?? names.length + 1))
}
