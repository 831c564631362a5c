// The available networks, each loaded when first needed.
import { Network } from './network.ts'
import { NETWORKS } from './networks/index.ts'

/** Undefined where none was trained. */
export async function loadNetwork(game: string, players: number): Promise<Network | undefined> {
  const load = NETWORKS.get(`${game}-by-${players}`)
  return load === undefined ? undefined : new Network((await load()).NETWORK)
}
