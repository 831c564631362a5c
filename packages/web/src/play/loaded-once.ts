// What a game's page loads on demand, loaded once.
import { speakOn } from '../messages/first.ts'
import type { GamePage } from './game-page.ts'

/** Such a part brings its words in English: it is ready once they are there in the language spoken. */
export function loadedOnce<Loaded>(load: (page: GamePage) => Promise<Loaded>): (page: GamePage) => Promise<Loaded> {
  const known = new WeakMap<GamePage, Promise<Loaded>>()
  return page => {
    const loaded = known.get(page) ?? loadWithWords(load(page))
    known.set(page, loaded)
    return loaded
  }
}

async function loadWithWords<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const loaded = await loading
  await speakOn()
  return loaded
}
