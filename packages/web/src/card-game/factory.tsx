// A factory laid out like its cards: storehouses and worker cards on the left, office, quality and distribution on the
// right — CG setup 4-6, CG 1.b.
import {
  FACES,
  type FactorySheet,
  factorySheet,
  type Good,
  type Move,
  type Player,
  type State,
} from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { numbered, numbersBelow } from '../shell/numbered.ts'
import { CardSpot } from './card-spot.tsx'
import { Deeds } from './factory-deeds.tsx'
import { PriceChoices } from './price-choices.tsx'
import { SideCard } from './side-card.tsx'
import { GoodIcon } from './symbols.tsx'
import { raisesOnly } from './totals.ts'
import { cardEffect, cardName } from './words.ts'
import { WorkerCard } from './worker-card.tsx'

/** The only card that can be assigned to a factory. */
const FOREMAN = FACES.indexOf('foreman')

export interface FactoryProps {
  readonly state: State
  readonly player: Player
  readonly seat: Seat
  readonly good: Good
  readonly mine: boolean
}

export function FactoryRow(props: FactoryProps) {
  const { state, player, seat, good } = props
  const words = text.cardGame
  const factory = player.factories[good]
  const sheet = factorySheet(state, seat, good)
  const active = good === state.good && state.stage !== 'set-up'
  return (
    <article
      className={`cg-factory good-${good} ${active ? 'active' : ''} ${sheet === undefined ? 'none' : ''}`}
      aria-label={words.factory.title({ good })}
    >
      <header className="mat-head">
        <GoodIcon good={good} size={22} />
        <h3>{words.factory.title({ good })}</h3>
        {sheet === undefined || factory === undefined ? (
          <span className="quiet">{words.factory.none}</span>
        ) : (
          <Figures sheet={sheet} side={factory.side} marker={factory.marker} />
        )}
        {player.assigned === good && (
          <span className="cg-stands" title={cardEffect(state, FOREMAN)}>
            <Icon name="worker" size={15} /> {cardName(FOREMAN)}
          </span>
        )}
        <Deeds {...props} />
      </header>
      {sheet !== undefined && factory !== undefined && (
        <>
          <div className="cg-cards">
            <Storehouses stock={player.stock[good] ?? 0} good={good} />
            <WorkerCard {...props} factory={factory} position={1} />
            <WorkerCard {...props} factory={factory} position={0} />
            <FactoryCard {...props} />
            <SideCard
              title={words.factory.office}
              icon="exchange"
              value={state.rules.office[good] ?? 0}
              onAppeal={factory.officeOnAppeal}
            />
            <Laid {...props} what="quality" onAppeal={factory.qualityOnAppeal} />
            <Laid {...props} what="distribution" onAppeal />
          </div>
          <PriceChoices {...props} />
        </>
      )}
    </article>
  )
}

function Figures({ sheet, side, marker }: { sheet: FactorySheet; side: number; marker: number }) {
  const words = text.cardGame.factory
  const costs = sheet.wages + sheet.maintenance + sheet.fixedCost
  return (
    <>
      <span className="level">{text.boardGame.roman({ level: side })}</span>
      <span className="quiet making">
        {words.makes({ count: sheet.goods })} · {words.costs({ amount: costs })} ·{' '}
        {words.exports({ amount: sheet.exportPrice })}
      </span>
      <span className="sum">
        <span>
          <i>{words.price}</i> <b>{text.figures.money(sheet.price)}</b>
        </span>
        <b key={sheet.appeal} className="appeal pulse">
          <i>{words.appeal}</i> {sheet.appeal}
        </b>
        {marker !== sheet.appeal && (
          <span className="cg-marker" title={words.markerHint}>
            {words.marker({ appeal: marker })}
          </span>
        )}
      </span>
    </>
  )
}

/** The stored units of this good, in all storehouses. */
function Storehouses({ stock, good }: { stock: number; good: Good }) {
  if (stock === 0) return null
  return (
    <span
      className="cg-card cg-storehouse"
      role="img"
      aria-label={text.cardGame.board.storehouseOf({ good, count: stock })}
    >
      <Icon name="home" size={14} />
      <span className="cg-stock">
        {numbersBelow(stock).map(i => (
          <GoodIcon key={i} good={good} size={16} />
        ))}
      </span>
    </span>
  )
}

/** The factory card with its four spots: price above, appeal below, and the token on one of them. */
function FactoryCard({ state, player, good }: FactoryProps) {
  const words = text.cardGame.factory
  const factory = player.factories[good]
  if (factory === undefined) return null
  const prices = state.rules.price[factory.side - 1]?.[good] ?? []
  const appeals = state.rules.figures.spotAppeal
  const label = words.spots({ good, price: prices[factory.spot] ?? 0, appeal: appeals[factory.spot] ?? 0 })
  return (
    <span className="cg-card cg-mill" role="img" aria-label={label}>
      <span className="cg-roof" aria-hidden="true">
        <Icon name="factory" size={17} />
        {state.rules.factoryGoods[factory.side - 1]?.[good]}
      </span>
      <span className="cg-spots">
        {numbered(prices).map(({ value: price, place }) => (
          <span key={place} className={place === factory.spot ? 'here' : ''}>
            <b>{text.figures.money(price)}</b>
            <i>{appeals[place]}</i>
          </span>
        ))}
      </span>
    </span>
  )
}

function Laid(props: FactoryProps & { what: 'quality' | 'distribution'; onAppeal: boolean }) {
  const { state, player, good, mine, what, onAppeal } = props
  const words = text.cardGame.factory
  const legal = useLegal()
  const opens = mine && ([...legal] as Move[]).some(move => move.kind === what && raisesOnly(state, move, good))
  const value = player[what][good] ?? 0
  const title = what === 'quality' ? words.quality : words.distribution
  const card = <SideCard title={title} icon={what} value={value} onAppeal={onAppeal} />
  if (!opens) return card
  const label = text.cardGame.moves.addTo[what]({ good })
  return (
    <CardSpot moves={[]} opens={`add:${good}`} className="cg-add" label={label}>
      {card}
    </CardSpot>
  )
}
