// Games by id and revision of their rules: new games use the newest, stored games the one they began with.
import { BadInput } from './bad-input.ts'
import { shown } from './components.ts'
import type { AnyGame } from './game.ts'

/** By the newest rules. */
export function newestGame(games: readonly AnyGame[], id: string): AnyGame | undefined {
  return revisionsOf(games, id)[0]
}

/** Each game once, in the order given. */
export function newestGames(games: readonly AnyGame[]): readonly AnyGame[] {
  return games.filter(game => newestGame(games, game.id) === game)
}

export function gameAt(games: readonly AnyGame[], id: string, revision: number): AnyGame | undefined {
  return games.find(game => game.id === id && game.revision === revision)
}

/** Like gameAt, but throws BadInput with one sentence about what is not known. */
export function knownGame(games: readonly AnyGame[], id: string, revision: number): AnyGame {
  const known = revisionsOf(games, id)
  const [newest] = known
  if (newest === undefined) {
    const ids = newestGames(games).map(game => game.id)
    throw new BadInput(`this program does not know the game ${shown(id)}; it knows ${ids.join(', ')}`)
  }
  const found = gameAt(known, id, revision)
  if (found !== undefined) return found
  const played = `this game was played by rules revision ${revision}`
  if (revision > newest.revision) {
    throw new BadInput(`${played}; this program knows up to ${newest.revision}, please update it`)
  }
  throw new BadInput(`${played}, which this program no longer knows`)
}

function revisionsOf(games: readonly AnyGame[], id: string): readonly AnyGame[] {
  return games.filter(game => game.id === id).toSorted((one, other) => other.revision - one.revision)
}
