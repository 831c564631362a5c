// Development tiles: a player's tiles with their effects, and the supply — WF II.3.2.1.
import { GOODS, moves, type OwnedTile, type Player, type State, TILE_NAMES } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { componentAddress } from '../rules/address.ts'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { ComponentLink } from '../shell/rule-links.tsx'
import { Spot } from '../shell/spot.tsx'
import { GoodIcon } from './symbols.tsx'
import { useBoard } from './use-board.ts'
import { tileEffect, tileLabel, tileName, tileNote } from './words-water-frame.ts'

const words = text.waterFrame.tileCards

export function OwnedTiles({ player, mine }: { player: Player; mine: boolean }) {
  if (player.tiles.length === 0) return <p className="quiet">{words.nothing}</p>
  return (
    <div className="tile-cards">
      {player.tiles.map(owned => (
        <OwnedTileCard key={owned.tile} owned={owned} mine={mine} />
      ))}
    </div>
  )
}

function OwnedTileCard({ owned, mine }: { owned: OwnedTile; mine: boolean }) {
  const { tile, good } = owned
  const state = useBoard()
  const legal = useLegal()
  const name = TILE_NAMES[tile] ?? ''
  const moving = [...legal].some(move => move.kind === 'assign' && 'tile' in move && move.tile === tile)
  const factory = GOODS.find(one => one === good)
  const note = tileNote(owned)
  return (
    <span className="tile-place">
      <Spot
        mine={mine}
        moves={[moves.use(tile), moves.keep(tile), moves.return(tile)]}
        opens={moving ? `assign:${tile}` : undefined}
        className="tile-card owned"
        label={tileLabel(state, owned)}
      >
        <b>
          {tileName(tile)}
          {factory !== undefined && <GoodIcon good={factory} size={17} />}
        </b>{' '}
        {note !== undefined && <small className="tile-note">{note}</small>} <span>{tileEffect(state, tile)}</span>
      </Spot>
      <ComponentLink component={`tile ${name}`} />
    </span>
  )
}

/** A factory's tiles, shown on its mat. */
export function TilesAt({ state, player, good }: { state: State; player: Player; good: number }) {
  return player.tiles
    .filter(owned => owned.good === good)
    .map(({ tile }) => (
      <a
        key={tile}
        className="tile-badge"
        title={tileEffect(state, tile)}
        href={componentAddress(`tile ${TILE_NAMES[tile]}`)}
      >
        <Icon name="tile" size={14} /> {tileName(tile)}
      </a>
    ))
}

export function TileSupply() {
  const state = useBoard()
  const known = numbered(state.tiles).filter(({ value, place }) => value > 0 || isOwned(state, place))
  return (
    <Panel title={words.title} sub={words.supplySub} className="tile-supply">
      <div className="tile-cards">
        {known.map(({ value: count, place: tile }) => (
          <span key={tile} className="tile-place">
            <Spot
              moves={[moves['take tile'](tile)]}
              className={`tile-card ${count === 0 ? 'gone' : ''}`}
              label={words.supplied({ tile, count, effect: tileEffect(state, tile) })}
            >
              <b>{tileName(tile)}</b> <i className="tile-count">{count}</i> <span>{tileEffect(state, tile)}</span>
            </Spot>
            <ComponentLink component={`tile ${TILE_NAMES[tile]}`} />
          </span>
        ))}
      </div>
    </Panel>
  )
}

function isOwned(state: State, tile: number): boolean {
  return state.players.some(({ tiles }) => tiles.some(owned => owned.tile === tile))
}
