// The games of the house, by id and rules revision: a table goes on by the rules it began with. To add one: a line here.
import { formerSpinningJennys, formerWaterFrames, spinningJenny, waterFrame } from '@arkwright/board-game'
import { BOT_NAMES, LADDERS } from '@arkwright/bots'
import { cardGame, formerCardGames } from '@arkwright/card-game'
import { type AnyGame, gameAt, newestGame, newestGames } from '@arkwright/kernel'
import type { Strength } from './api/shapes.ts'

export const GAMES: readonly AnyGame[] = [spinningJenny, waterFrame, cardGame]
/** Tables that began by these go on by them. */
const FORMER_GAMES: readonly AnyGame[] = [...formerSpinningJennys, ...formerWaterFrames, ...formerCardGames]

export class GameShelf {
  /** By every revision of their rules. */
  readonly all: readonly AnyGame[]

  /** Several entries may have the same id with different revisions. */
  constructor(games: readonly AnyGame[] = [...GAMES, ...FORMER_GAMES]) {
    this.all = games
  }

  get newest(): readonly AnyGame[] {
    return newestGames(this.all)
  }

  /** By the newest rules, for new tables. */
  find(id: string): AnyGame | undefined {
    return newestGame(this.all, id)
  }

  at(id: string, revision: number): AnyGame | undefined {
    return gameAt(this.all, id, revision)
  }
}

/** Which bots play a game; everything can be played at random. */
export function strengthsFor(game: string): readonly Strength[] {
  return LADDERS.has(game) ? BOT_NAMES : ['random']
}
