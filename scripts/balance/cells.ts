// The cells of a balance run: game, edition, players.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { type AnyExpertise, LADDERS } from '@arkwright/bots'
import { cardGame } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import { boardGameReader } from './board-game.ts'
import { cardGameReader } from './card-game.ts'
import type { Reader } from './record.ts'

export interface Cell {
  readonly name: string
  readonly game: AnyGame
  readonly players: number
  readonly options: unknown
  readonly reader: Reader
}

export const CELLS: readonly Cell[] = [
  ...[2, 3, 4].map(players => ({
    name: `Spinning Jenny, ${players} players`,
    game: spinningJenny as AnyGame,
    players,
    options: { players },
    reader: boardGameReader(spinningJenny),
  })),
  ...[2014, 2016].flatMap(edition =>
    [2, 3, 4].map(players => ({
      name: `Water Frame ${edition}, ${players} players`,
      game: waterFrame as AnyGame,
      players,
      options: { players, edition },
      reader: boardGameReader(waterFrame),
    })),
  ),
  ...[2, 3, 4].map(players => ({
    name: `Card game, ${players} players`,
    game: cardGame as AnyGame,
    players,
    options: { players },
    reader: cardGameReader,
  })),
]

/** Undefined while nobody can play the game well. */
export function expertiseOf({ game }: Cell): AnyExpertise | undefined {
  return LADDERS.get(game.id)?.expertise
}
