// What explains the things of a game, loaded once.
import type { Explainer, GamePage } from '../play/game-page.ts'

const KNOWN = new WeakMap<GamePage, Promise<Explainer>>()

export function explainerOf(page: GamePage): Promise<Explainer> {
  const known = KNOWN.get(page) ?? page.explainer()
  KNOWN.set(page, known)
  return known
}
