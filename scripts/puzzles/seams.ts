// The games in which puzzles are mined, one after the other, and what each has brought.
import type { PuzzleGame, Seam } from '@arkwright/bots'

export interface Mined {
  readonly seam: Seam
  /** Absent where the game holds no puzzle. */
  readonly found?: PuzzleGame
}

/** The numbers of players whose positions a network judges, so that the verdict is as good as it gets. */
const PLAYERS: Readonly<Record<string, readonly number[]>> = {
  'spinning-jenny': [2, 3, 4],
  'water-frame': [3, 4],
  'card-game': [2, 3, 4],
}
export const GAMES = Object.keys(PLAYERS)

/** The seam of this number. */
export function seamOf(game: string, number: number): Seam {
  const players = PLAYERS[game] ?? [2]
  return { game, players: players[number % players.length] ?? 2, seed: `mine${number}` }
}

export function puzzlesIn(mined: readonly Mined[]): number {
  return mined.reduce((sum, { found }) => sum + (found?.puzzles.length ?? 0), 0)
}
