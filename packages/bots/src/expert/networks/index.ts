// Written by scripts/learn/adopt.ts; not to be changed by hand.
import type { StoredNetwork } from '../network.ts'

type Load = () => Promise<{ readonly NETWORK: StoredNetwork }>

export const NETWORKS: ReadonlyMap<string, Load> = new Map<string, Load>([])
