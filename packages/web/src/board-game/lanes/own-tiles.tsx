// My development tiles with their effects — WF II.3.2.1.
import './own-tiles.css'
import { GOODS, moves, type OwnedTile, PATRONS } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useLegal, useTable } from '../../play/use-table.ts'
import { numbersBelow } from '../../shell/numbered.ts'
import { Spot } from '../../shell/spot.tsx'
import { GoodIcon } from '../symbols.tsx'
import { useBoard } from '../use-board.ts'
import { tileInShort, tileLabel, tileName, tileNote } from '../words-water-frame.ts'

const words = text.boardLanes.tiles

export function OwnTiles() {
  const state = useBoard()
  const mySeat = useTable(session => session.mySeat)
  const tiles = state.players[mySeat]?.tiles ?? []
  const most = state.rules.waterFrame?.figures.mostTiles ?? 0
  return (
    <section className="sheet own-tiles" data-place={`tiles-${mySeat}`} aria-label={words.title}>
      <header>
        <h2>{words.title}</h2> <small>{text.waterFrame.tileCards.owned({ count: tiles.length, most })}</small>
      </header>
      <div className="places">
        {tiles.map(owned => (
          <Tile key={owned.tile} owned={owned} />
        ))}
        {numbersBelow(Math.max(0, most - tiles.length)).map(place => (
          <span key={place} className="free">
            {text.waterFrame.harbour.free}
          </span>
        ))}
      </div>
    </section>
  )
}

function Tile({ owned }: { owned: OwnedTile }) {
  const { tile, good } = owned
  const state = useBoard()
  const legal = useLegal()
  const moving = [...legal].some(move => move.kind === 'assign' && 'tile' in move && move.tile === tile)
  const factory = GOODS.find(one => one === good)
  // Four tiles whose names end with their good: the icon is shorter.
  const patron = GOODS[PATRONS.indexOf(tile)]
  const shown = patron ?? factory
  const note = tileNote(owned)
  return (
    <Spot
      moves={[moves.use(tile), moves.keep(tile), moves.return(tile)]}
      opens={moving ? `assign:${tile}` : undefined}
      className="tile"
      about={`tile ${tile}`}
      label={tileLabel(state, owned)}
    >
      <b data-ellipsis="">
        {patron === undefined ? tileName(tile) : words.patron}{' '}
        {shown !== undefined && <GoodIcon good={shown} size={14} />}
      </b>
      <span data-ellipsis="">
        {note !== undefined && factory === undefined && `${note}. `}
        {tileInShort(state, tile)}
      </span>
    </Spot>
  )
}
