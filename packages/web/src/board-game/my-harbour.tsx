// Water Frame: harbour, warehouse and tiles of the player at this screen, and a rival's harbour at a glance.
import type { Player } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Panel } from '../shell/panel.tsx'
import { HarbourMat } from './harbour-mat.tsx'
import { glanceOf } from './read-water-frame.ts'
import { OwnedTiles } from './tile-cards.tsx'
import { useBoard } from './use-board.ts'
import { tileName } from './words-water-frame.ts'

export function MyTiles() {
  const state = useBoard()
  const mySeat = useTable(session => session.mySeat)
  const player = state.players[mySeat]
  if (player === undefined) return null
  const most = state.rules.waterFrame?.figures.mostTiles ?? 0
  const { title, owned, none } = text.waterFrame.tileCards
  const count = player.tiles.length
  return (
    <Panel title={title} sub={count === 0 ? none : owned({ count, most })} className="my-tiles">
      {count > 0 && <OwnedTiles player={player} mine />}
    </Panel>
  )
}

export function MyHarbour() {
  const state = useBoard()
  const mySeat = useTable(session => session.mySeat)
  return (
    <Panel title={text.waterFrame.harbour.title} className="my-harbour">
      <HarbourMat state={state} seat={mySeat} mine />
    </Panel>
  )
}

export function HarbourGlance({ player }: { player: Player }) {
  if (player.harbour === null) return null
  return (
    <span className="harbour-glance quiet">
      {[...glanceOf(player.harbour), ...player.tiles.map(({ tile }) => tileName(tile))].join(' · ')}
    </span>
  )
}
