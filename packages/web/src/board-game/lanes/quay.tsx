// My quay for a good: contract with the East India Company, and the warehouse with its worker — WF II.2.2, II.2.6, III.4, III.5.
import './quay.css'
import {
  type Good,
  type Harbour,
  has,
  moves,
  openSpaces,
  type Player,
  SHIP_CAPACITIES,
  type State,
} from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useLegal, useTable } from '../../play/use-table.ts'
import { Icon } from '../../shell/icon.tsx'
import { numbersBelow } from '../../shell/numbered.ts'
import { Spot } from '../../shell/spot.tsx'
import { GoodIcon } from '../symbols.tsx'
import { useBoard } from '../use-board.ts'
import { Drawing } from './drawings.tsx'

const words = text.waterFrame.harbour
const quay = text.boardLanes.quay

interface QuayProps {
  readonly state: State
  readonly player: Player
  readonly harbour: Harbour
  readonly good: Good
}

/** Workers of rows serve all goods, so they stand in the head of the column. */
export function QuayHead() {
  const state = useBoard()
  const mySeat = useTable(session => session.mySeat)
  const harbour = state.players[mySeat]?.harbour
  const most = state.rules.waterFrame?.figures.warehouseRows ?? 0
  const movesOn = useMovesFrom(state.importers.length)
  if (harbour === null || harbour === undefined) return null
  return (
    <>
      <b className="title">{quay.title}</b>
      <Drawing of="quay" />
      <span className="row-workers">
        {harbour.rows > 0 && (
          <Spot
            moves={[moves['dismiss row']()]}
            opens={movesOn}
            className="row-worker staffed"
            label={quay.rows({ count: harbour.rows })}
          >
            {harbour.rows}
            <Icon name="worker" size={13} />
          </Spot>
        )}
        {harbour.rows < most && <HireRow row={harbour.rows + 1} />}
      </span>
    </>
  )
}

/** Only drawn when it can be pressed: the head is narrow. */
function HireRow({ row }: { row: number }) {
  const legal = useLegal()
  const move = moves['hire row']()
  if (!legal.has(move)) return null
  return (
    <Spot moves={[move]} className="row-worker" label={words.row.empty({ row })}>
      <Icon name="larger" size={14} />
    </Spot>
  )
}

export function QuayCell({ good }: { good: Good }) {
  const state = useBoard()
  const mySeat = useTable(session => session.mySeat)
  const player = state.players[mySeat]
  if (player === undefined || player.harbour === null) return null
  const props = { state, player, harbour: player.harbour, good }
  return (
    <>
      <Contract {...props} />
      <Store {...props} />
    </>
  )
}

function Contract({ state, player, harbour, good }: QuayProps) {
  const legal = useLegal()
  const ongoing = harbour.contracts[good]
  const track = state.rules.waterFrame?.contractTrack ?? []
  const { level } = player.factories[good]
  const pays = state.rules.cost[good][level] ?? 0
  const isAsked = track.some(count => legal.has(moves.contract(good, count)))
  return (
    <>
      <p className="contract" data-about={`contract ${good}`} title={contractHelp(state, pays)}>
        <span>{quay.contract}</span> <b>{ongoing === 0 ? quay.none : quay.ships({ count: ongoing })}</b>
      </p>
      <div className={`seals ${isAsked ? 'ask' : ''}`}>
        {track.map(count => {
          const isHere = count === ongoing
          // A tile may change a contract by one good, so contracts one size larger or smaller match too.
          const shipments = isHere ? [count, count + 1, count - 1].map(goods => moves.ship(good, goods)) : []
          return (
            <Spot
              key={count}
              moves={[...shipments, moves.contract(good, count)]}
              className={`seal ${isHere ? 'now' : ''}`}
              label={(isHere ? words.contractHere : words.contractSpace)({ good, count })}
            >
              {count}
            </Spot>
          )
        })}
      </div>
    </>
  )
}

/** What a contract pays, and what is different with two players. */
function contractHelp({ players, rules }: State, pays: number): string {
  const last = rules.waterFrame?.contractTrack.at(-1) ?? 0
  return [
    words.contractsSub,
    pays > 0 && words.pays({ each: pays }),
    players.length === 2 && words.twoPlayers({ last, capacity: SHIP_CAPACITIES[0] }),
  ]
    .filter(part => typeof part === 'string')
    .join(' · ')
}

function Store({ state, player, harbour, good }: QuayProps) {
  const most = state.rules.waterFrame?.figures.warehouseRows ?? 0
  const open = openSpaces(state, player, good)
  const stored = player.stored[good]
  return (
    <div className="store" title={words.warehouseSub}>
      <Column harbour={harbour} good={good} />
      {numbersBelow(most).map(place => {
        const content = place >= open ? 'shut' : place < stored ? 'full' : 'open'
        return (
          <Spot
            key={place}
            mine={content === 'full'}
            moves={
              content === 'full'
                ? [
                    moves['sell goods'](good, place + 1),
                    moves.discard(good),
                    ...(good === state.cycle ? [moves['sell stored']()] : []),
                  ]
                : []
            }
            className={`good-space ${content}`}
            label={words.space[content]({ good })}
          >
            {content === 'full' && <GoodIcon good={good} size={13} />}
          </Spot>
        )
      })}
    </div>
  )
}

/** The worker of this good's column opens all its spaces. */
function Column({ harbour, good }: { harbour: Harbour; good: Good }) {
  const isStaffed = has(harbour.columns, good)
  const opens = useMovesFrom(good)
  return (
    <Spot
      moves={[moves[isStaffed ? 'dismiss column' : 'hire column'](good)]}
      opens={isStaffed ? opens : undefined}
      className={`column-worker ${isStaffed ? 'staffed' : ''}`}
      label={words.column[isStaffed ? 'staffed' : 'empty']({ good })}
    >
      <Icon name="worker" size={13} />
    </Spot>
  )
}

function useMovesFrom(place: number): string | undefined {
  const legal = useLegal()
  const some = [...legal].some(move => move.kind === 'move' && 'from' in move && move.from === place)
  return some ? `move:${place}` : undefined
}
