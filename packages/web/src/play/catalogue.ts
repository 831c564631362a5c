// The games of the page. To add one: a line here, its words in the catalogue, and its page.
import type { GamePage } from './game-page.ts'

export interface Listed {
  readonly id: string
  readonly players: readonly number[]
  readonly setUps: readonly ('predetermined' | 'free')[]
  /** Fetched when a table is opened, so that the first page stays light. */
  load(): Promise<GamePage>
}

export const GAMES: readonly Listed[] = [
  {
    id: 'spinning-jenny',
    players: [2, 3, 4],
    setUps: ['predetermined', 'free'],
    load: async () => (await import('../board-game/page.ts')).spinningJennyPage,
  },
]

/** What can be chosen for a bot's seat, weakest first; the worker knows what each means. */
export const BOT_STRENGTHS: readonly string[] = ['random', 'easy', 'medium', 'hard']
export const USUAL_STRENGTH = 'medium'
/** For whoever has never seen the game. */
export const FIRST_STRENGTH = 'easy'

/** Chosen when somebody sets up a table for the first time. */
export function firstGame(): Listed {
  const [first] = GAMES
  if (first === undefined) throw new Error('the page has no game')
  return first
}

export async function loadPage(id: string): Promise<GamePage | undefined> {
  return GAMES.find(game => game.id === id)?.load()
}
