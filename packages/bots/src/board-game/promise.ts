// The value of a position beyond the sales the projection expects.
import { GOODS, type Player } from '@arkwright/board-game'
import { type Weights, worthOfMarker, worthOfTile } from './weights.ts'

/** Pounds, for the remaining decades. */
export function promise(player: Player, weights: Weights, decades: number): number {
  let pounds = weights.liquidity * Math.min(Math.max(0, player.cash), weights.workingCash)
  for (const marker of player.advanced) pounds += worthOfMarker(marker, weights)
  for (const good of GOODS) {
    const { level, quality } = player.factories[good]
    if (level > 0) pounds += weights.factory + weights.quality * quality
  }
  const { harbour } = player
  if (harbour !== null) {
    for (const { tile } of player.tiles) pounds += worthOfTile(tile, weights)
    pounds += weights.ship * (Math.min(harbour.ships[0], MOST_USEFUL) + Math.min(harbour.ships[1], MOST_USEFUL))
  }
  return pounds * decades
}

/** Capacity beyond this is rarely filled. */
const MOST_USEFUL = 6
