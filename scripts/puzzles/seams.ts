// The games in which puzzles are mined, one after the other, and what each has brought.
import type { PuzzleGame, Seam, Theme } from '@arkwright/bots'

export interface Mined {
  readonly seam: Seam
  /** Absent where the game holds no puzzle. */
  readonly found?: PuzzleGame
}

/** The numbers of players that are mined. Networks judge all but the solo game, where the projection judges. */
const PLAYERS: Readonly<Record<string, readonly number[]>> = {
  'spinning-jenny': [2, 3, 4],
  'water-frame': [2, 3, 4],
  'card-game': [1, 2, 3, 4],
}
export const GAMES = Object.keys(PLAYERS)

/** What is searched for, and in whose games: one theme, one number of players, bots of one level. */
export interface Aim {
  readonly theme?: Theme
  readonly players?: number
  readonly bots?: Seam['bots']
}

/** The seam of this number. Each aim has games of its own, so that what several runs find can be packed together. */
export function seamOf(game: string, number: number, { theme, players, bots }: Aim): Seam {
  const all = PLAYERS[game] ?? [2]
  const by = players === undefined ? '' : `-by-${players}-`
  const level = bots === undefined ? '' : `-${bots.level}${by === '' ? '-' : ''}`
  const seed = `${theme ?? 'mine'}${level}${by}${number}`
  return { game, players: players ?? all[number % all.length] ?? 2, seed, ...(bots && { bots }) }
}

export function puzzlesIn(mined: readonly Mined[]): number {
  return mined.reduce((sum, { found }) => sum + (found?.puzzles.length ?? 0), 0)
}
