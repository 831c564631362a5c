// What each price that may be set now would bring: goods sold as bars, profit as a line.
import type { Good, Move, State } from '@arkwright/board-game'
import { useDeferredValue, useMemo } from 'react'
import { text } from '../messages/index.ts'
import { startDraft, tryMove } from '../play/draft.ts'
import { useTable } from '../play/use-table.ts'
import { forecast, type SeatForecast } from './forecast.ts'

const words = text.boardGame.forecast
const STEP = 24
const HEIGHT = 78
const BASE = 62

interface Point extends SeatForecast {
  readonly price: number
  readonly move: Move
}

export function PriceCurve({ state, good }: { state: State; good: Good }) {
  const page = useTable(session => session.page)
  const draft = useDeferredValue(useTable(session => session.draft))
  const pointed = useTable(session => session.pointed)
  const points = useMemo(() => {
    const moves = state.legal.filter(move => move.kind === 'price' && move.good === good)
    return moves.flatMap((move): Point[] => {
      if (draft === undefined || draft.complete || move.kind !== 'price') return []
      const tried = tryMove(page, startDraft(page, draft.state, draft.seat), move)
      const mine = forecast(tried.state as State, good).seats.find(({ seat }) => seat === draft.seat)
      return mine === undefined ? [] : [{ ...mine, price: move.price, move }]
    })
  }, [state, good, page, draft])
  if (points.length < 2) return null
  const most = Math.max(1, ...points.map(({ sold }) => sold))
  const profits = points.map(({ profit }) => profit)
  const low = Math.min(0, ...profits)
  const high = Math.max(1, ...profits)
  const y = (profit: number) => 8 + ((high - profit) / (high - low)) * (BASE - 12)
  const x = (i: number) => i * STEP + STEP / 2
  return (
    <figure className="price-curve">
      <figcaption>{words.curve(good)}</figcaption>
      <svg
        viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={points
          .map(({ price, sold, profit, steps }) => words.curveLine(price, sold, profit, steps))
          .join('. ')}
      >
        {points.map(({ price, sold, move }, i) => (
          <g key={price} className={move === pointed ? 'pointed' : ''}>
            <rect x={x(i) - 8} width={16} y={BASE - (sold / most) * (BASE - 12)} height={(sold / most) * (BASE - 12)} />
            <text x={x(i)} y={HEIGHT - 3} textAnchor="middle">
              {price}
            </text>
          </g>
        ))}
        <polyline points={points.map(({ profit }, i) => `${x(i)},${y(profit)}`).join(' ')} />
        {points.map(({ price, profit }, i) => (
          <circle key={price} cx={x(i)} cy={y(profit)} r="2.600" />
        ))}
      </svg>
      <p className="legend">
        <i className="bar" /> {words.curveSold} (0–{most}) <i className="line" /> {words.curveProfit} (
        {text.figures.money(low)} – {text.figures.money(high)})
      </p>
    </figure>
  )
}
