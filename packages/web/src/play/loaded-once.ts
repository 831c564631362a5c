// What a game's page loads on demand, loaded once.
import type { GamePage } from './game-page.ts'

export function loadedOnce<Loaded>(load: (page: GamePage) => Promise<Loaded>): (page: GamePage) => Promise<Loaded> {
  const known = new WeakMap<GamePage, Promise<Loaded>>()
  return page => {
    const loaded = known.get(page) ?? load(page)
    known.set(page, loaded)
    return loaded
  }
}
