// Written by scripts/learn/adopt.ts; do not edit by hand.
import type { StoredNetwork } from '../network.ts'

type Load = () => Promise<{ readonly NETWORK: StoredNetwork }>

export const NETWORKS: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['card-game-by-1', () => import('./card-game-by-1.ts')],
  ['card-game-by-2', () => import('./card-game-by-2.ts')],
  ['card-game-by-3', () => import('./card-game-by-3.ts')],
  ['card-game-by-4', () => import('./card-game-by-4.ts')],
  ['spinning-jenny-by-2', () => import('./spinning-jenny-by-2.ts')],
  ['spinning-jenny-by-3', () => import('./spinning-jenny-by-3.ts')],
  ['spinning-jenny-by-4', () => import('./spinning-jenny-by-4.ts')],
  ['water-frame-by-2', () => import('./water-frame-by-2.ts')],
  ['water-frame-by-3', () => import('./water-frame-by-3.ts')],
  ['water-frame-by-4', () => import('./water-frame-by-4.ts')],
])
