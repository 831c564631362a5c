// The forecast as a table: a line for each company, or in the solo game for each possible marker.
import type { SeatForecast } from '@arkwright/card-game'
import type { ReactNode } from 'react'
import { text } from './messages/index.ts'

export interface ForecastLine {
  readonly key: string
  readonly now: SeatForecast | undefined
  readonly later: SeatForecast | undefined
}

interface TableProps {
  readonly lines: readonly ForecastLine[]
  readonly first: string
  /** The label before a line, by its key. */
  head(key: string): ReactNode
}

export function ForecastTable({ lines, first, head }: TableProps) {
  const words = text.cardGame.forecast
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{words.sells}</th>
          <th scope="col">{words.income}</th>
          <th scope="col">{words.costs}</th>
          <th scope="col">{words.profit}</th>
          <th scope="col">{words.value}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, now, later }) => (
          <tr key={key}>
            <th scope="row">{head(key)}</th>
            <Cell
              now={now}
              later={later}
              of={({ sold, made }) => words.of({ sold, made })}
              better={({ sold }) => sold}
            />
            <Cell
              now={now}
              later={later}
              of={({ income }) => text.figures.money(income)}
              better={({ income }) => income}
            />
            <Cell
              now={now}
              later={later}
              of={({ costs }) => text.figures.money(costs)}
              better={({ costs }) => -costs}
            />
            <Cell
              now={now}
              later={later}
              className={((later ?? now)?.profit ?? 0) < 0 ? 'loss' : 'gain'}
              of={({ profit }) => text.figures.money(profit)}
              better={({ profit }) => profit}
            />
            <Cell
              now={now}
              later={later}
              of={({ steps, value }) => words.steps({ steps, value })}
              better={({ steps }) => steps}
            />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  readonly now: SeatForecast | undefined
  readonly later: SeatForecast | undefined
  readonly className?: string
  of(forecast: SeatForecast): string
  better(forecast: SeatForecast): number
}

function Cell({ now, later, className = '', of, better }: CellProps) {
  const shown = later ?? now
  if (shown === undefined) return <td />
  const changed = now !== undefined && later !== undefined && of(now) !== of(later)
  const look = changed ? (better(later) >= better(now) ? 'up' : 'down') : ''
  return (
    <td className={`${className} ${look}`}>
      {changed && <s>{of(now)}</s>} {of(shown)}
    </td>
  )
}
