// A factory mat: rows with workers and machines, price scale, quality, distribution, and the appeal as a sum — SJ 4.1.IV.
import {
  appealOf,
  costWithTiles,
  type Factory,
  type Good,
  has,
  highestPrice,
  machinesIn,
  moves,
  outputOf,
  type Player,
  type State,
  storedOnPriceScale,
  workersIn,
} from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'
import { Spot } from '../shell/spot.tsx'
import { BuildSpots, LevelSpots } from './building.tsx'
import { RowSpaces } from './production-row.tsx'
import { GoodIcon } from './symbols.tsx'
import { TilesAt } from './tile-cards.tsx'

const words = text.boardGame
const mat = text.boardGame.mat
const ROWS = [0, 1, 2, 3] as const

export interface MatProps {
  readonly state: State
  readonly player: Player
  readonly good: Good
  readonly mine: boolean
}

export function FactoryMat(props: MatProps) {
  const { state, player, good, mine } = props
  const factory = player.factories[good]
  const active = good === state.cycle && state.decade > 0 && state.decade <= state.rules.decades
  return (
    <article
      className={`mat good-${good} ${active ? 'active' : ''} ${factory.level === 0 ? 'none' : ''}`}
      aria-label={words.goodTitle({ good })}
    >
      <header className="mat-head">
        <GoodIcon good={good} size={22} />
        <h3>{words.goodTitle({ good })}</h3>
        {factory.level > 0 && <span className="level">{words.roman({ level: factory.level })}</span>}
        {factory.level === 0 ? (
          <>
            <span className="quiet">{mat.noFactory}</span>
            {player.stored[good] > 0 && <span className="stored">{mat.stored({ count: player.stored[good] })}</span>}
            <BuildSpots {...props} />
          </>
        ) : (
          <>
            <span className="quiet making">
              {mat.outputOf({ count: outputOf(state, factory, good) })} ·{' '}
              {mat.running({ cost: costWithTiles(state, player, good, workersIn(factory), machinesIn(factory)) })}
            </span>
            <TilesAt state={state} player={player} good={good} />
            {has(player.marked, good) && (
              <span className="late" title={text.waterFrame.board.lateDetail}>
                <Icon name="warn" size={13} /> {text.waterFrame.board.late}
              </span>
            )}
            <LevelSpots {...props} />
            <Sum state={state} factory={factory} good={good} mine={mine} />
          </>
        )}
      </header>
      {factory.level > 0 && (
        <>
          <div className="rows">
            {ROWS.map(row => (
              <RowSpaces key={row} {...props} row={row} />
            ))}
            {factory.additional > 0 && (
              <span className="obsolete">{mat.additional({ count: factory.additional })}</span>
            )}
          </div>
          <PriceScale {...props} />
        </>
      )}
    </article>
  )
}

function Sum({ state, factory, good, mine }: { state: State; factory: Factory; good: Good; mine: boolean }) {
  const base = state.rules.cost[good][factory.level] ?? 0
  const appeal = appealOf(state, factory, good)
  return (
    <span className="sum">
      <span>
        <i>{mat.base}</i> {base}
      </span>
      <span aria-hidden="true">+</span>
      <Spot
        mine={mine}
        moves={[moves.quality(good)]}
        className="sum-part"
        label={mat.qualityOf({ good, level: factory.quality })}
      >
        <i>{mat.quality}</i> {factory.quality}
      </Spot>
      <span aria-hidden="true">+</span>
      <Spot
        mine={mine}
        moves={[moves.distribution(good)]}
        className="sum-part"
        label={mat.distributionOf({ good, level: factory.distribution })}
      >
        <i>{mat.distribution}</i> {factory.distribution}
      </Spot>
      <span aria-hidden="true">−</span>
      <span>
        <i>{mat.price}</i> {factory.price}
      </span>
      <span aria-hidden="true">=</span>
      <b key={appeal} className="appeal pulse">
        <i>{mat.appeal}</i> {appeal}
      </b>
      <span className="unseen">
        {mat.sum({
          base,
          quality: factory.quality,
          distribution: factory.distribution,
          price: factory.price,
          appeal,
        })}
      </span>
    </span>
  )
}

function PriceScale({ state, player, good, mine }: MatProps) {
  const factory = player.factories[good]
  const { lowestPrice, highestPrice: top } = state.rules.figures
  const limit = highestPrice(state, player, good)
  const onScale = storedOnPriceScale(state, player, good)
  const prices = Array.from({ length: top - lowestPrice + 1 }, (_, i) => lowestPrice + i)
  return (
    <fieldset className="prices" aria-label={words.moves.priceGroup({ good })}>
      {prices.map(price => {
        const stored = price > top - onScale
        const kind = price === factory.price ? 'current' : price > limit ? 'beyond' : ''
        return (
          <Spot
            key={price}
            mine={mine}
            moves={[moves.price(good, price)]}
            className={`price ${kind} ${stored ? 'holds' : ''}`}
            label={words.moves.price({ good, price })}
          >
            {stored ? <GoodIcon good={good} size={14} /> : price}
          </Spot>
        )
      })}
    </fieldset>
  )
}
