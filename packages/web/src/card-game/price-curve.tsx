// While price and appeal are asked for: what each pair would bring, goods sold as bars, profit as a line.
import type { Move, State } from '@arkwright/card-game'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { forecast, type SeatForecast } from './forecast.ts'
import { priceAt } from './words.ts'

const STEP = 30
const HEIGHT = 90
const BASE = 62

interface Point extends SeatForecast {
  readonly price: number
  readonly move: Move
}

export function PriceCurve({ state }: { state: State }) {
  const words = text.cardGame.forecast
  const pointed = useTable(session => session.pointed)
  const deciding = useTable(session => session.draft?.complete === false)
  const points = useMemo(() => {
    if (!deciding || state.step !== 'price') return []
    return state.legal.flatMap((move): Point[] => {
      const mine = forecast(state, { move })?.seats.find(({ seat }) => seat === state.seat)
      return mine === undefined || move.kind !== 'appeal' ? [] : [{ ...mine, price: priceAt(state, move), move }]
    })
  }, [state, deciding])
  if (points.length < 2) return null
  const most = Math.max(1, ...points.map(({ sold }) => sold))
  const profits = points.map(({ profit }) => profit)
  const low = Math.min(0, ...profits)
  const high = Math.max(1, ...profits)
  const y = (profit: number) => 8 + ((high - profit) / (high - low)) * (BASE - 12)
  const x = (i: number) => i * STEP + STEP / 2
  return (
    <figure className="price-curve">
      <figcaption>{words.curve(state.good)}</figcaption>
      <svg
        viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={points
          .map(({ price, appeal, sold, profit }) => words.curveLine(price, appeal, sold, profit))
          .join('. ')}
      >
        {points.map(({ price, appeal, sold, move }, i) => (
          <g key={appeal} className={move === pointed ? 'pointed' : ''}>
            <rect x={x(i) - 9} width={18} y={BASE - (sold / most) * (BASE - 12)} height={(sold / most) * (BASE - 12)} />
            <text x={x(i)} y={HEIGHT - 14} textAnchor="middle">
              {text.figures.money(price)}
            </text>
            <text x={x(i)} y={HEIGHT - 3} textAnchor="middle" className="cg-curve-appeal">
              {appeal}
            </text>
          </g>
        ))}
        <polyline points={points.map(({ profit }, i) => `${x(i)},${y(profit)}`).join(' ')} />
        {points.map(({ appeal, profit }, i) => (
          <circle key={appeal} cx={x(i)} cy={y(profit)} r="2.600" />
        ))}
      </svg>
      <p className="legend">
        <i className="bar" /> {words.curveSold} (0–{most}) <i className="line" /> {words.curveProfit} (
        {text.figures.money(low)} – {text.figures.money(high)})
      </p>
    </figure>
  )
}
