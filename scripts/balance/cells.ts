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
  /** Folders of sources that do not matter to it. */
  readonly except: string
}

export const CELLS: readonly Cell[] = [
  ...[2, 3, 4].map(players => ({
    name: `Spinning Jenny, ${players} players`,
    game: spinningJenny as AnyGame,
    players,
    options: { players },
    reader: boardGameReader(spinningJenny),
    except: 'card-game',
  })),
  ...[2014, 2016].flatMap(edition =>
    [2, 3, 4].map(players => ({
      name: `Water Frame ${edition}, ${players} players`,
      game: waterFrame as AnyGame,
      players,
      options: { players, edition },
      reader: boardGameReader(waterFrame),
      except: 'card-game',
    })),
  ),
  ...[1, 2, 3, 4].map(players => ({
    name: players === 1 ? 'Card game, solo' : `Card game, ${players} players`,
    game: cardGame as AnyGame,
    players,
    options: { players },
    reader: cardGameReader,
    except: 'board-game',
  })),
]

/** Undefined while nobody can play the game well. */
export function expertiseOf({ game }: Cell): AnyExpertise | undefined {
  return LADDERS.get(game.id)?.expertise
}
