// All players' companies: mine in full, the others at a glance and in full on request.
import { appealOf, GOODS, outputOf, type Player, type State } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useNames, usePersonsHere, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { Panel } from '../shell/panel.tsx'
import { Unfolding } from '../shell/unfolding.tsx'
import { FactoryMat } from './factory-mat.tsx'
import { HarbourMat } from './harbour-mat.tsx'
import { HarbourGlance } from './my-harbour.tsx'
import { GoodIcon, Marker } from './symbols.tsx'
import { OwnedTiles } from './tile-cards.tsx'
import { useBoard, useBoardLater } from './use-board.ts'
import { markerName } from './words.ts'

const words = text.boardGame.mat

export function MyCompany() {
  const state = useBoard()
  const names = useNames()
  const mySeat = useTable(session => session.mySeat)
  const persons = usePersonsHere()
  const player = state.players[mySeat]
  if (player === undefined) return null
  const title = persons === 1 ? words.mine : words.companyOf({ name: names[mySeat] ?? '' })
  return (
    <Panel title={title} className={`company seat-edge-${mySeat}`} aside={<Advanced player={player} />}>
      {GOODS.map(good => (
        <FactoryMat key={good} state={state} player={player} good={good} mine />
      ))}
    </Panel>
  )
}

function Advanced({ player }: { player: Player }) {
  return (
    <span className="advanced">
      <span className="quiet">{words.markers}</span>
      {player.advanced.length === 0 && <span className="quiet">{words.noMarkers}</span>}
      {player.advanced.map(marker => (
        <span key={marker} role="img" aria-label={markerName(marker)} title={markerName(marker)}>
          <Marker id={marker} size={16} />
        </span>
      ))}
    </span>
  )
}

export function Rivals() {
  const state = useBoardLater()
  const mySeat = useTable(session => session.mySeat)
  return (
    <Panel title={words.rivals} className="rivals">
      {numbered(state.players).map(
        ({ value: player, place: seat }) =>
          seat !== mySeat && <Rival key={seat} state={state} player={player} seat={seat} />,
      )}
    </Panel>
  )
}

function Rival({ state, player, seat }: { state: State; player: Player; seat: number }) {
  const name = useNames()[seat] ?? ''
  return (
    <Unfolding
      className={`rival seat-edge-${seat}`}
      summary={
        <>
          <Disc seat={seat} />
          <b>{name}</b>
          <span className="rival-goods">
            {GOODS.filter(good => player.factories[good].level > 0).map(good => (
              <Glance key={good} state={state} player={player} good={good} />
            ))}
          </span>
          <HarbourGlance player={player} />
          <span className="unseen">{words.full({ name })}</span>
          <Icon name="right" size={14} />
        </>
      }
    >
      <div className="rival-mats">
        <Advanced player={player} />
        {GOODS.filter(good => player.factories[good].level > 0 || player.stored[good] > 0).map(good => (
          <FactoryMat key={good} state={state} player={player} good={good} mine={false} />
        ))}
        {player.harbour !== null && (
          <>
            <HarbourMat state={state} seat={seat} mine={false} />
            <h4>{text.waterFrame.tileCards.title}</h4>
            <OwnedTiles player={player} mine={false} />
          </>
        )}
      </div>
    </Unfolding>
  )
}

function Glance({ state, player, good }: { state: State; player: Player; good: 0 | 1 | 2 | 3 }) {
  const factory = player.factories[good]
  return (
    <span className="glance">
      <GoodIcon good={good} size={18} />
      <span className="level">{text.boardGame.roman({ level: factory.level })}</span>
      <span>
        {words.outputOf({ count: outputOf(state, factory, good) })} · {text.figures.money(factory.price)} ·{' '}
        {words.appeal} {appealOf(state, factory, good)}
      </span>
    </span>
  )
}
