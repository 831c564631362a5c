// The forecast of the current cycle for everyone, with the changes from the move under the pointer.
import { type Forecast, GOODS, type Good, type SeatForecast, type State } from '@arkwright/board-game'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { useNames } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { Panel } from '../shell/panel.tsx'
import { GoodPrices } from './price-curve.tsx'
import { emergencyLine } from './read.ts'
import { leftovers, wagesLines } from './read-water-frame.ts'
import { GoodIcon } from './symbols.tsx'
import { useForecast } from './use-forecast.ts'
import { describe } from './words.ts'

const words = text.boardGame.forecast

export function ForecastPanel() {
  const [chosen, choose] = useState<Good>()
  const { state, good, now, after: then, pointed } = useForecast(chosen)
  return (
    <Panel
      title={words.title({ good })}
      sub={then && pointed ? words.withMove({ move: describe(state, pointed) }) : words.sub({ demand: now.demand })}
      className="forecast"
      aside={
        <fieldset className="good-tabs" aria-label={words.goods}>
          {GOODS.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={one === good}
              aria-label={text.boardGame.goodTitle({ good: one })}
              onClick={() => choose(one)}
            >
              <GoodIcon good={one} size={18} />
            </button>
          ))}
        </fieldset>
      }
    >
      {now.seats.length === 0 && (then?.seats.length ?? 0) === 0 ? (
        <p className="quiet">{words.nobody}</p>
      ) : (
        <Table now={now} then={then} />
      )}
      <Emergencies shown={then ?? now} />
      <HarbourWages state={state} />
      <GoodPrices state={state} good={good} />
    </Panel>
  )
}

function Table({ now, then }: { now: Forecast; then: Forecast | undefined }) {
  const names = useNames()
  const shown = then ?? now
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.company}</th>
          <th scope="col">{words.sells}</th>
          <th scope="col">{words.income}</th>
          <th scope="col">{words.costs}</th>
          <th scope="col">{words.profit}</th>
          <th scope="col">{words.shareValue}</th>
        </tr>
      </thead>
      <tbody>
        {shown.seats.map(row => {
          const before = now.seats.find(({ seat }) => seat === row.seat)
          return (
            <tr key={row.seat}>
              <th scope="row">
                <Disc seat={row.seat} size={20} /> {names[row.seat]}
                <Leftovers of={row} />
              </th>
              <Cell
                now={before}
                then={row}
                of={({ sold, output }) => words.of({ sold, output })}
                better={({ sold }) => sold}
              />
              <Cell
                now={before}
                then={row}
                of={({ income }) => text.figures.money(income)}
                better={({ income }) => income}
              />
              <Cell
                now={before}
                then={row}
                of={({ costs }) => text.figures.money(costs)}
                better={({ costs }) => -costs}
              />
              <Cell
                now={before}
                then={row}
                className={row.profit < 0 ? 'loss' : 'gain'}
                of={({ profit }) => text.figures.money(profit)}
                better={({ profit }) => profit}
              />
              <Cell
                now={before}
                then={row}
                of={({ steps, value }) => words.steps({ steps, value })}
                better={({ steps }) => steps}
              />
            </tr>
          )
        })}
        <tr className="importer-row">
          <th scope="row">
            <span className="importer-badge">
              <Icon name="ship" size={14} />
            </span>{' '}
            {text.boardGame.board.importer}
          </th>
          <td>{shown.importer}</td>
          <td colSpan={4} />
        </tr>
      </tbody>
    </table>
  )
}

interface CellProps {
  readonly now: SeatForecast | undefined
  readonly then: SeatForecast
  readonly className?: string
  of(forecast: SeatForecast): string
  better(forecast: SeatForecast): number
}

function Cell({ now, then, className = '', of, better }: CellProps) {
  const change = now === undefined ? 0 : Math.sign(better(then) - better(now))
  const changed = now !== undefined && of(now) !== of(then)
  return (
    <td className={`${className} ${changed ? (change >= 0 ? 'up' : 'down') : ''}`}>
      {changed && now !== undefined && <s>{of(now)}</s>} {of(then)}
    </td>
  )
}

/** What happens to unsold goods. */
function Leftovers({ of }: { of: SeatForecast }) {
  const deeds = leftovers(of)
  return deeds.length === 0 ? null : (
    <small className="leftovers">{text.waterFrame.forecast.leftovers({ deeds })}</small>
  )
}

function HarbourWages({ state }: { state: State }) {
  return wagesLines(state, useNames()).map(line => (
    <p key={line} className="quiet forecast-wages">
      {line}
    </p>
  ))
}

function Emergencies({ shown }: { shown: Forecast }) {
  const names = useNames()
  return shown.seats.map(
    ({ seat, emergency }) =>
      emergency && (
        <p key={seat} className="warning-line">
          <Icon name="warn" size={16} /> {emergencyLine(names[seat] ?? '', emergency)}
        </p>
      ),
  )
}
