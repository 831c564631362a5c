// The harbour mat: piers with their ships, contracts, and what they cost — WF II.2.6, II.2.7, II.3.2.3, III.4.
import {
  crewOf,
  GOODS,
  type Good,
  type Harbour,
  harbourWages,
  harbourWorkers,
  moves,
  type Player,
  SHIP_CAPACITIES,
  type State,
} from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { Spot } from '../shell/spot.tsx'
import { pierLine } from './read-water-frame.ts'
import { GoodIcon, SHIP_MARKER_IDS } from './symbols.tsx'
import { Warehouse } from './warehouse.tsx'

const words = text.waterFrame.harbour

export interface HarbourProps {
  readonly state: State
  readonly player: Player
  readonly harbour: Harbour
  readonly seat: number
  readonly mine: boolean
}

export function HarbourMat({ state, seat, mine }: { state: State; seat: number; mine: boolean }) {
  const player = state.players[seat]
  if (player === undefined || player.harbour === null) return null
  const props = { state, player, harbour: player.harbour, seat, mine }
  return (
    <div className="harbour">
      <Piers {...props} />
      <Contracts {...props} />
      <Warehouse {...props} />
      <Wages {...props} />
    </div>
  )
}

function Piers({ state, harbour, mine }: HarbourProps) {
  const legal = useLegal()
  return (
    <section className="piers" aria-label={words.piers}>
      <h4>{words.piers}</h4>
      {numbered(harbour.ships).map(({ value: capacity, place: pier }) => {
        const marker = SHIP_MARKER_IDS[pier] ?? 0
        const sails = [...legal].some(move => move.kind === 'place' && 'marker' in move && move.marker === marker)
        return (
          <Spot
            key={pier}
            mine={mine && capacity > 0}
            moves={[moves['return ship'](pier)]}
            opens={sails ? `marker:${marker}` : undefined}
            className={`pier ${capacity === 0 ? 'empty' : ''}`}
            label={pierLine(state, pier, capacity)}
          >
            {capacity === 0 ? (
              <span className="quiet">{words.free}</span>
            ) : (
              <>
                <Icon name="ship" size={26} />
                <b>{words.capacity({ capacity })}</b> <small>{words.crew({ crew: crewOf(state, capacity) })}</small>
              </>
            )}
          </Spot>
        )
      })}
    </section>
  )
}

function Contracts(props: HarbourProps) {
  const track = props.state.rules.waterFrame?.contractTrack ?? []
  return (
    <section className="contracts" aria-label={words.contracts}>
      <h4>
        {words.contracts} <small>{words.contractsSub}</small>
      </h4>
      {GOODS.map(good => (
        <ContractRow key={good} {...props} good={good} track={track} />
      ))}
      {props.state.players.length === 2 && <TwoPlayers track={track} />}
    </section>
  )
}

/** The track is short, and these are the only ships of the game. */
function TwoPlayers({ track }: { track: readonly number[] }) {
  return <p className="quiet">{words.twoPlayers({ last: track.at(-1) ?? 0, capacity: SHIP_CAPACITIES[0] })}</p>
}

function ContractRow({
  state,
  player,
  harbour,
  mine,
  good,
  track,
}: HarbourProps & { good: Good; track: readonly number[] }) {
  const ongoing = harbour.contracts[good]
  const { level } = player.factories[good]
  return (
    <div className={`contract-row good-${good}`}>
      <GoodIcon good={good} size={20} />
      {track.map(count => {
        const here = count === ongoing
        // A tile may change a contract by one good, so contracts one size larger or smaller match too.
        const shipments = here ? [count, count + 1, count - 1].map(goods => moves.ship(good, goods)) : []
        return (
          <Spot
            key={count}
            mine={mine}
            moves={[...shipments, moves.contract(good, count)]}
            className={`contract-space ${here ? 'ongoing' : ''}`}
            label={(here ? words.contractHere : words.contractSpace)({ good, count })}
          >
            {here && <Icon name="contract" size={16} />}
            {count}
          </Spot>
        )
      })}
      <span className="quiet contract-pays">
        {level === 0 ? text.boardGame.mat.noFactory : words.pays({ each: state.rules.cost[good][level] ?? 0 })}
      </span>
    </div>
  )
}

/** The harbour's coming cost, shown before it costs a share. */
function Wages({ state, player, harbour, seat }: HarbourProps) {
  const due = harbourWages(state, seat)
  const workers = harbourWorkers(state, harbour)
  return (
    <p className="harbour-wages">
      <Icon name="worker" size={16} /> {words.wages({ workers, cost: due })}
      {due > player.cash && (
        <strong className="warning-line">
          <Icon name="warn" size={15} /> {words.cannotPay({ missing: due - player.cash })}
        </strong>
      )}
    </p>
  )
}
