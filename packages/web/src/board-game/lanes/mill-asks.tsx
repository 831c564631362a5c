// The last line of a mill: what the decision asks of it (price, steps, modernising), or at rest its price scale.
import {
  type Good,
  highestPrice,
  type Move,
  moves,
  type Player,
  type State,
  storedOnPriceScale,
} from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useLegal } from '../../play/use-table.ts'
import { Icon } from '../../shell/icon.tsx'
import { numbersBelow } from '../../shell/numbered.ts'
import { Spot } from '../../shell/spot.tsx'
import { useForm } from '../../table/use-form.ts'
import { GoodIcon } from '../symbols.tsx'
import type { MillProps } from './mill.tsx'
import { Deeds, NextLevel } from './mill-deeds.tsx'
import { priceWindow, repeated } from './mill-facts.ts'
import { PriceSpot } from './price-spot.tsx'

const words = text.boardLanes.mill
/** So many prices fit with a width of 24 px. */
const MOST_PRICES = 11
/** So many have room for the sign of the pound. */
const MOST_IN_MONEY = 8

export function MillAsks(props: MillProps) {
  const legal = useLegal()
  const { state, player, good } = props
  const factory = player.factories[good]
  const quality = moves.quality(good)
  const distribution = moves.distribution(good)
  const { figures, distributionCosts } = state.rules
  const isDesk = useForm() === 'desk'
  if (legal.has(moves.modernise(good)) || legal.has(moves.close(good))) return <Deeds {...props} />
  // While the marker is chosen both are there: a press places the marker too.
  const both = isDesk && state.step === 'place marker' && legal.size > 0
  if (!both && !legal.has(quality) && !legal.has(distribution)) return <PriceScale {...props} />
  return (
    <div className={`asks ${both ? 'both' : ''}`}>
      {(both || legal.has(quality)) && (
        <Ladder
          move={quality}
          icon="quality"
          level={factory.quality}
          steps={stepsOf(factory.quality, Math.max(figures.qualityLevels, factory.quality + 1), both)}
          label={level => text.boardGame.moves.quality({ good, level })}
        />
      )}
      {(both || legal.has(distribution)) && (
        <Ladder
          move={distribution}
          icon="distribution"
          level={factory.distribution}
          steps={stepsOf(factory.distribution, Math.max(distributionCosts.length - 1, factory.distribution + 1), both)}
          label={level => text.boardGame.moves.distribution({ good, level })}
        />
      )}
      {both && <NextLevel {...props} />}
    </div>
  )
}

/** With both ladders, the present step and the next ones. */
const MOST_STEPS = 4

function stepsOf(level: number, top: number, isShort: boolean): readonly number[] {
  const all = numbersBelow(top + 1)
  return isShort ? all.slice(level, level + MOST_STEPS) : all
}

interface LadderProps {
  readonly move: Move
  readonly icon: 'quality' | 'distribution'
  readonly level: number
  readonly steps: readonly number[]
  label(level: number): string
}

/** The steps of quality or distribution: a click raises it up to that step. */
function Ladder({ move, icon, level, steps, label }: LadderProps) {
  return (
    <fieldset className="ladder">
      <Icon name={icon} size={15} />
      {steps.map(step => {
        const times = step - level
        return times <= 0 ? (
          <span key={step} className={`step ${times === 0 ? 'now' : 'done'}`}>
            {words.step({ level: step })}
          </span>
        ) : (
          <Spot
            key={step}
            moves={times === 1 ? [move] : []}
            sequence={times === 1 ? undefined : repeated(move, times)}
            leads={[repeated(move, times)]}
            className="step"
            label={label(step)}
          >
            {words.step({ level: step })}
          </Spot>
        )
      })}
    </fieldset>
  )
}

function PriceScale({ state, player, good }: MillProps) {
  const legal = useLegal()
  const { price: now } = player.factories[good]
  const { lowestPrice, highestPrice: top } = state.rules.figures
  const all = numbersBelow(top - lowestPrice + 1).map(above => lowestPrice + above)
  const onScale = storedOnPriceScale(state, player, good)
  const most = MOST_PRICES - onScale
  const asked = all.filter(price => legal.has(moves.price(good, price)))
  const label = text.boardGame.moves.priceGroup({ good })
  if (asked.length > 0) {
    const shown = priceWindow(
      [...new Set(now < lowestPrice ? asked : [...asked, now])].sort((a, b) => a - b),
      now,
      most,
    )
    const inWords = (price: number) => (shown.length > MOST_IN_MONEY ? String(price) : text.figures.money(price))
    return (
      <fieldset className="prices ask" aria-label={label}>
        {shown.map(price => (
          <PriceSpot key={price} good={good} price={price} now={now} shown={inWords(price)} />
        ))}
        <StoredGoods state={state} player={player} good={good} />
      </fieldset>
    )
  }
  const limit = highestPrice(state, player, good)
  const within = all.filter(price => price <= limit)
  const shown = within.length > most ? priceWindow(within, now, most) : all.slice(0, all.length - onScale)
  return (
    <fieldset className="prices" aria-label={label}>
      {shown.map(price => (
        <PriceSpot key={price} good={good} price={price} now={now} shown={price > limit ? '' : String(price)} />
      ))}
      <StoredGoods state={state} player={player} good={good} />
    </fieldset>
  )
}

/** Goods stored on the price scale; a click on the second one sells or discards two of them — SJ III.4. */
export function StoredGoods({ state, player, good }: { state: State; player: Player; good: Good }) {
  return numbersBelow(storedOnPriceScale(state, player, good)).map(place => (
    <Spot
      key={place}
      moves={[
        moves['sell goods'](good, place + 1),
        moves.discard(good),
        ...(good === state.cycle ? [moves['sell stored']()] : []),
      ]}
      className="stored"
      label={text.waterFrame.harbour.space.full({ good })}
    >
      <GoodIcon good={good} size={14} />
    </Spot>
  ))
}
