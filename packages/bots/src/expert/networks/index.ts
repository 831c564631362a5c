// Written by scripts/learn/adopt.ts; do not edit by hand.
import type { StoredNetwork } from '../network.ts'

type Load = () => Promise<{ readonly NETWORK: StoredNetwork }>

export const NETWORKS: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['card-game-by-2', () => import('./card-game-by-2.ts')],
  ['spinning-jenny-by-2', () => import('./spinning-jenny-by-2.ts')],
])
