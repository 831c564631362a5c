// Made by `npm run openings`: bot games that come with the page.
export interface ShippedTable {
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly players: number
  readonly level: string
  readonly games: number
  load(): Promise<{ readonly OPENINGS: string }>
}

export const SHIPPED: readonly ShippedTable[] = [
  {
    game: 'spinning-jenny',
    revision: 2,
    options: { players: 2, setup: 'predetermined' },
    players: 2,
    level: 'medium',
    games: 5888,
    load: () => import('./spinning-jenny-2-medium.ts'),
  },
  {
    game: 'spinning-jenny',
    revision: 2,
    options: { players: 2, setup: 'predetermined' },
    players: 2,
    level: 'easy',
    games: 85328,
    load: () => import('./spinning-jenny-2-easy.ts'),
  },
  {
    game: 'spinning-jenny',
    revision: 2,
    options: { players: 3, setup: 'predetermined' },
    players: 3,
    level: 'easy',
    games: 2480,
    load: () => import('./spinning-jenny-3-easy.ts'),
  },
  {
    game: 'water-frame',
    revision: 4,
    options: { players: 2, edition: 2016, setup: 'predetermined', patrons: false, houseEvents: false },
    players: 2,
    level: 'easy',
    games: 960,
    load: () => import('./water-frame-2-easy.ts'),
  },
  {
    game: 'card-game',
    revision: 3,
    options: { players: 2, expert: [], factories: 'chosen' },
    players: 2,
    level: 'easy',
    games: 5344,
    load: () => import('./card-game-2-easy.ts'),
  },
]
