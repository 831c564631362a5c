// The development tiles assigned to a mill — WF II.3.2.1.
import { TILE_NAMES } from '@arkwright/board-game'
import { componentAddress } from '../../rules/address.ts'
import { Icon } from '../../shell/icon.tsx'
import { tileEffect, tileName } from '../words-water-frame.ts'
import type { MillProps } from './mill.tsx'

export function TilesAt({ state, player, good }: MillProps) {
  return player.tiles
    .filter(owned => owned.good === good)
    .map(({ tile }) => (
      <a
        key={tile}
        className="tile-at"
        aria-label={tileName(tile)}
        title={`${tileName(tile)}. ${tileEffect(state, tile)}`}
        href={componentAddress(`tile ${TILE_NAMES[tile]}`)}
      >
        <Icon name="tile" size={14} />
      </a>
    ))
}
