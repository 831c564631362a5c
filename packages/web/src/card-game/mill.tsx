// A mill as its cards lie: store, worker cards, factory with price and appeal, office, quality, distribution — CG setup
// 4-6, CG 1.b. Every card is pressed for what it can do now.
import './mill.css'
import {
  FACES,
  type Factory,
  type FactorySheet,
  factorySheet,
  type Good,
  type Move,
  moves,
  type Player,
  type State,
} from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { memo } from 'react'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { layMost } from './lay-most.ts'
import { text } from './messages/index.ts'
import { Press, PressOption, useIsPressable, useWays } from './press-button.tsx'
import { cardName } from './words.ts'
import { WorkerCard } from './worker-card.tsx'

const words = text.cardLanes
/** The only card that can be assigned to a factory. */
const FOREMAN = FACES.indexOf('foreman')

export interface MillProps {
  readonly state: State
  readonly seat: Seat
  readonly good: Good
}

export interface OpenMill extends MillProps {
  readonly player: Player
  readonly factory: Factory
  readonly sheet: FactorySheet
}

export const Mill = memo(function Mill({ state, seat, good }: MillProps) {
  const player = state.players[seat]
  const factory = player?.factories[good]
  const sheet = player && factorySheet(state, seat, good)
  if (player === undefined || factory === undefined) return null
  if (sheet === undefined) return <NoMill good={good} stock={player.stock[good] ?? 0} />
  const mill: OpenMill = { state, seat, good, player, factory, sheet }
  return (
    <div className="cg-mill">
      <Store good={good} stock={player.stock[good] ?? 0} />
      <WorkerCard {...mill} position={1} />
      <WorkerCard {...mill} position={0} />
      <FactoryCard {...mill} />
      <Office {...mill} />
      <Laid {...mill} what="quality" />
      <Laid {...mill} what="distribution" />
    </div>
  )
})

function NoMill({ good, stock }: { good: Good; stock: number }) {
  const ways = useWays()
  const choose = moves.choose(good)
  const build = ways.has(choose) ? choose : moves.build(good)
  const label = ways.has(choose) ? text.cardGame.moves.choose({ good }) : text.cardGame.moves.build({ good })
  return (
    <div className="cg-mill none">
      {stock > 0 && <Store good={good} stock={stock} />}
      {ways.has(build) ? (
        <Press move={build} label={label} className="cd build">
          <Icon name="factory" size={18} /> {label}
        </Press>
      ) : (
        <span className="cd no">{text.cardGame.factory.none}</span>
      )}
    </div>
  )
}

function Store({ good, stock }: { good: Good; stock: number }) {
  const ways = useWays()
  const loads = [...ways.keys()].filter(move => move.kind === 'load' && move.good === good)
  const label = stock === 0 ? words.emptyStore : text.cardGame.board.storehouseOf({ good, count: stock })
  // Early shipping loads all that fits.
  const load = loads.at(-1)
  return (
    <Press
      move={load}
      label={load === undefined ? label : text.cardGame.moves.loadGroup({ good })}
      className={`cd store ${stock === 0 ? 'no' : ''}`}
    >
      <Icon name="warehouse" size={16} />
      {stock > 0 && <b>{stock}</b>}
      <small>{stock === 0 ? words.empty : words.stored}</small>
    </Press>
  )
}

function FactoryCard({ state, seat, good, player, factory, sheet }: OpenMill) {
  const ways = useWays()
  const mine = state.seat === seat && good === state.good
  const prices = state.rules.price[factory.side - 1]?.[good] ?? []
  const appeals = state.rules.figures.spotAppeal
  const costs = sheet.wages + sheet.maintenance + sheet.fixedCost
  const here = sheet.appeal - (appeals[factory.spot] ?? 0)
  const deed = [moves.upgrade(good), moves.advance(good), moves.assign(good)].find(move => ways.has(move))
  const made = [...ways.keys()].filter(move => move.kind === 'produce' && move.good === good).at(-1)
  return (
    <span className="cd mill-card" data-about={`mill ${good}`}>
      <span className="roof">
        <b>{text.boardGame.roman({ level: factory.side })}</b>{' '}
        <span>{words.makesAndCosts({ goods: sheet.goods, costs })}</span>
      </span>
      {player.assigned === good && (
        <small className="foreman">
          <Icon name="worker" size={12} /> {cardName(FOREMAN)}
        </small>
      )}
      {deed !== undefined && <Deed good={good} kind={deed.kind} move={deed} />}
      {made !== undefined && <Deed good={good} kind="produce" move={made} />}
      <span className="spots">
        {numbered(prices).map(({ value: price, place }) => {
          const appeal = here + (appeals[place] ?? 0)
          return (
            <Press
              key={place}
              move={mine && place !== factory.spot ? moves.appeal(appeal) : undefined}
              label={text.cardGame.factory.spots({ good, price, appeal: appeals[place] ?? 0 })}
              className={place === factory.spot ? 'here' : ''}
            >
              <b>{text.figures.money(price)}</b>
              <i>{appeals[place]}</i>
            </Press>
          )
        })}
      </span>
    </span>
  )
}

type DeedKind = 'upgrade' | 'advance' | 'assign' | 'produce'

function Deed({ good, kind, move }: { good: Good; kind: DeedKind; move: Move }) {
  const label = kind === 'produce' ? text.cardGame.moves.produceGroup({ good }) : text.cardGame.moves[kind]({ good })
  return (
    <Press move={move} label={label} className="deed">
      {text.cardGame.factory[kind]}
    </Press>
  )
}

/** The office is turned to price or to appeal. */
function Office({ state, seat, good, factory, sheet }: OpenMill) {
  const value = state.rules.office[good] ?? 0
  const turned = sheet.appeal + (factory.officeOnAppeal ? -value : value)
  const mine = state.seat === seat && good === state.good && turned >= 0
  return (
    <SideCard
      title={text.cardGame.factory.office}
      icon="exchange"
      value={value}
      onAppeal={factory.officeOnAppeal}
      move={mine && value > 0 ? moves.appeal(turned) : undefined}
    />
  )
}

interface SideCardProps {
  readonly title: string
  readonly icon: 'exchange' | 'quality' | 'distribution'
  readonly value: number
  readonly onAppeal: boolean
  readonly move?: Move | undefined
}

function SideCard({ title, icon, value, onAppeal, move }: SideCardProps) {
  const label = text.cardGame.factory.cardLabel({ name: title, amount: value, side: onAppeal ? 'appeal' : 'other' })
  return (
    <Press move={move} label={label} className={`cd laid ${value === 0 ? 'no' : ''} ${onAppeal ? 'on-appeal' : ''}`}>
      <SideFace icon={icon} value={value} onAppeal={onAppeal} />
    </Press>
  )
}

function SideFace({ icon, value, onAppeal }: Pick<SideCardProps, 'icon' | 'value' | 'onAppeal'>) {
  return (
    <>
      <Icon name={icon} size={15} />
      {value > 0 && (
        <>
          <b>{`+${value}`}</b>
          <small>{onAppeal ? words.appeal : words.price}</small>
        </>
      )}
    </>
  )
}

/** Quality or distribution: a press adds as much as the action allows. */
function Laid({ state, seat, good, factory, player, what }: OpenMill & { what: 'quality' | 'distribution' }) {
  const page = useTable(session => session.page)
  const draft = useTable(session => (session.looking === undefined ? session.draft : undefined))
  const value = player[what][good] ?? 0
  const onAppeal = what === 'distribution' || factory.qualityOnAppeal
  const isPressable = useIsPressable()
  const most = draft === undefined || state.seat !== seat || !isPressable ? undefined : layMost(page, draft, what, good)
  const title = text.cardGame.factory[what]
  if (most === undefined) return <SideCard title={title} icon={what} value={value} onAppeal={onAppeal} />
  return (
    <PressOption option={most} className={`cd laid add ${value === 0 ? 'no' : ''} ${onAppeal ? 'on-appeal' : ''}`}>
      <SideFace icon={what} value={value} onAppeal={onAppeal} />
      <Icon name="larger" size={12} />
    </PressOption>
  )
}
