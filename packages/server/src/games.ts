// The games of the house, by id and rules revision: a table goes on by the rules it began with. To add one: a line here.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { BOT_NAMES, LADDERS } from '@arkwright/bots'
import { cardGame } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import type { Strength } from './api/shapes.ts'

export const GAMES: readonly AnyGame[] = [spinningJenny, waterFrame, cardGame]

export class GameShelf {
  private readonly games: readonly AnyGame[]

  /** Several entries may have the same id with different revisions. */
  constructor(games: readonly AnyGame[] = GAMES) {
    this.games = games
  }

  get newest(): readonly AnyGame[] {
    return [...new Set(this.games.map(({ id }) => id))].flatMap(id => this.find(id) ?? [])
  }

  /** By the newest rules, for new tables. */
  find(id: string): AnyGame | undefined {
    return this.games.filter(game => game.id === id).toSorted((one, other) => other.revision - one.revision)[0]
  }

  at(id: string, revision: number): AnyGame | undefined {
    return this.games.find(game => game.id === id && game.revision === revision)
  }
}

/** Which bots play a game; everything can be played at random. */
export function strengthsFor(game: string): readonly Strength[] {
  return LADDERS.has(game) ? BOT_NAMES : ['random']
}
