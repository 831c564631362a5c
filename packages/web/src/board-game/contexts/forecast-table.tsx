// The forecast of one good for everyone: sells, income, costs, profit, share value; before → after of a move.
import type { Forecast, SeatForecast } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useShortNames, useWatched } from '../../play/use-table.ts'
import { Disc } from '../../shell/disc.tsx'
import { Icon } from '../../shell/icon.tsx'
import { emergencyLine } from '../lines.ts'
import { leftovers } from '../read-water-frame.ts'

const words = text.boardContexts.forecast

interface ForecastTableProps {
  readonly now: Forecast
  /** With the move under the pointer. */
  readonly then?: Forecast | undefined
  /** The company whose row stands out. */
  readonly seat: number | undefined
  readonly head: string
}

export function ForecastTable({ now, then, seat, head }: ForecastTableProps) {
  const names = useShortNames()
  const isWatched = useWatched() !== undefined
  const shown = then ?? now
  const mineFirst = shown.seats.toSorted((one, other) => Number(other.seat === seat) - Number(one.seat === seat))
  return (
    <table className="outlooks">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words.sells}</th>
          <th scope="col">{words.income}</th>
          <th scope="col">{words.costs}</th>
          <th scope="col">{words.profit}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {mineFirst.map(row => (
          <tr key={row.seat} className={row.seat === seat ? 'mine' : ''}>
            <th scope="row">
              <Disc seat={row.seat} size={18} />{' '}
              <span>{row.seat === seat && !isWatched ? words.you : names[row.seat]}</span>
              <Leftovers of={row} />
            </th>
            <Figures now={now.seats.find(one => one.seat === row.seat)} then={row} />
          </tr>
        ))}
        <tr className="importer">
          <th scope="row">
            <span className="importer-badge">
              <Icon name="ship" size={12} />
            </span>{' '}
            {text.boardGame.board.importer}
          </th>
          <td>{shown.importer}</td>
          <td colSpan={4}>{words.unsold({ count: unsold(shown) })}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Customers who find nothing. */
function unsold({ demand, importer, seats }: Forecast): number {
  return Math.max(0, demand - importer - seats.reduce((sum, { sold }) => sum + sold, 0))
}

function Leftovers({ of }: { of: SeatForecast }) {
  const deeds = leftovers(of)
  return deeds.length === 0 ? null : <small>{text.waterFrame.forecast.leftovers({ deeds })}</small>
}

interface Figure {
  readonly key: string
  of(forecast: SeatForecast): string
  better(forecast: SeatForecast): number
}

const FIGURES: readonly Figure[] = [
  { key: 'sells', of: ({ sold, output }) => words.of({ sold, output }), better: ({ sold }) => sold },
  { key: 'income', of: ({ income }) => text.figures.money(income), better: ({ income }) => income },
  { key: 'costs', of: ({ costs }) => text.figures.money(costs), better: ({ costs }) => -costs },
  { key: 'profit', of: ({ profit }) => words.gain({ profit }), better: ({ profit }) => profit },
  {
    key: 'share',
    of: ({ steps, value }) => text.boardGame.forecast.steps({ steps, value }),
    better: ({ steps }) => steps,
  },
]

function Figures({ now, then }: { now: SeatForecast | undefined; then: SeatForecast }) {
  return FIGURES.map(({ key, of, better }) => {
    const was = now === undefined || of(now) === of(then) ? undefined : of(now)
    const change = now === undefined ? 0 : better(then) - better(now)
    const tone = key === 'profit' ? (then.profit < 0 ? 'loss' : 'gain') : ''
    return (
      <td key={key} className={`${tone} ${was === undefined ? '' : change >= 0 ? 'up' : 'down'}`}>
        {was !== undefined && <s>{was}</s>} {of(then)}
      </td>
    )
  })
}

export function Emergencies({ shown }: { shown: Forecast }) {
  const names = useShortNames()
  return shown.seats.map(
    ({ seat, emergency }) =>
      emergency && (
        <p key={seat} className="warns">
          <Icon name="warn" size={14} /> {emergencyLine(names[seat] ?? '', emergency)}
        </p>
      ),
  )
}
