// The result of each price that may be set now: goods sold as bars, profit as a line.
import type { Move } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'

const BASE = 62
const LINE = 11

export interface PricePoint {
  readonly move: Move
  readonly sold: number
  readonly profit: number
  /** The labels below its bar, line by line. */
  readonly feet: readonly string[]
  /** The complete text for screen readers. */
  readonly spoken: string
}

interface PriceCurveProps {
  readonly title: string
  readonly points: readonly PricePoint[]
  /** The names of bars and line. */
  readonly legend: { readonly sold: string; readonly profit: string }
  /** The width of one price. */
  readonly step: number
}

export function PriceCurve({ title, points, legend, step }: PriceCurveProps) {
  const pointed = useTable(session => session.pointed)
  if (points.length < 2) return null
  const most = Math.max(1, ...points.map(({ sold }) => sold))
  const profits = points.map(({ profit }) => profit)
  const low = Math.min(0, ...profits)
  const high = Math.max(1, ...profits)
  const height = BASE + 5 + LINE * Math.max(...points.map(({ feet }) => feet.length))
  const y = (profit: number) => 8 + ((high - profit) / (high - low)) * (BASE - 12)
  const x = (place: number) => place * step + step / 2
  return (
    <figure className="price-curve">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${points.length * step} ${height}`}
        role="img"
        aria-label={points.map(({ spoken }) => spoken).join('. ')}
      >
        {points.map(({ move, sold, feet }, place) => {
          const bar = (sold / most) * (BASE - 12)
          return (
            <g key={move.text} className={move === pointed ? 'pointed' : ''}>
              <rect x={x(place) - step / 3} width={(2 * step) / 3} y={BASE - bar} height={bar} />
              {feet.map((foot, line) => (
                <text key={foot} x={x(place)} y={BASE + LINE * (line + 1) + 2} textAnchor="middle">
                  {foot}
                </text>
              ))}
            </g>
          )
        })}
        <polyline points={points.map(({ profit }, place) => `${x(place)},${y(profit)}`).join(' ')} />
        {points.map(({ move, profit }, place) => (
          <circle key={move.text} cx={x(place)} cy={y(profit)} r="2.600" />
        ))}
      </svg>
      <p className="legend">
        <i className="bar" /> {legend.sold} (0–{most}) <i className="line" /> {legend.profit} ({text.figures.money(low)}{' '}
        – {text.figures.money(high)})
      </p>
    </figure>
  )
}
