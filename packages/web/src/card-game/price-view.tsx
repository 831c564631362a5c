// Price and appeal: one column for each pair, with what it sells and brings. A column is pressed to set it.

import './price-view.css'
import type { Draft } from '../play/draft.ts'
import { useTable } from '../play/use-table.ts'
import { numbersBelow } from '../shell/numbered.ts'
import { priceOption } from './dials.ts'
import { ForecastAll } from './forecast-view.tsx'
import { text } from './messages/index.ts'
import { PressOption } from './press-button.tsx'
import { appealNow, type PricePoint, pricePoints } from './prices.ts'
import { type Part, pricePart } from './turn-parts.ts'
import { useDraft } from './use-draft.ts'

const words = text.cardContexts.price
const LINE_HEIGHT = 44
/** With more columns the amounts stand without their currency. */
const MOST_WITH_CURRENCY = 8

export function PriceView() {
  const page = useTable(session => session.page)
  const draft = useDraft()
  const pointed = useTable(session => session.pointed?.text)
  const part = draft && pricePart(page, draft)
  if (draft === undefined || part === undefined) return null
  const points = pricePoints(part.state)
  const now = part.own?.kind === 'appeal' ? part.own.appeal : appealNow(part.state)
  const chosen = points.find(({ appeal }) => appeal === now) ?? points[0]
  const shown = points.find(({ move }) => move.text === pointed) ?? chosen
  return (
    <div className="cg-price">
      <Columns draft={draft} part={part} points={points} now={now} />
      {shown !== undefined && (
        <>
          <h3>{words.ifSet({ price: shown.price })}</h3>
          <ForecastAll forecast={shown.all} />
        </>
      )}
    </div>
  )
}

interface ColumnsProps {
  readonly draft: Draft
  readonly part: Part
  readonly points: readonly PricePoint[]
  readonly now: number | undefined
}

function Columns({ draft, part, points, now }: ColumnsProps) {
  const page = useTable(session => session.page)
  const made = Math.max(0, ...points.map(({ mine }) => mine?.made ?? 0))
  const isNarrow = points.length > MOST_WITH_CURRENCY
  const money = (amount: number) => (isNarrow ? String(amount) : text.figures.money(amount))
  return (
    <div className={`curve ${isNarrow ? 'narrow' : ''}`}>
      <div className="rows" aria-hidden="true">
        <span className="row-price">{words.price}</span>
        <span>{words.appeal}</span>
        <span className="row-crates">{words.sells}</span>
        <span>{words.profit}</span>
        <span>{words.value}</span>
      </div>
      <div className="columns">
        <ProfitLine points={points} />
        {points.map(point => {
          const { appeal, price, mine, move } = point
          const sold = mine?.sold ?? 0
          const profit = mine?.profit ?? 0
          return (
            <PressOption
              key={move.text}
              option={{
                ...priceOption(page, draft, part, point),
                full: words.column({ price, appeal, sold, profit, steps: mine?.steps ?? 0 }),
              }}
              className={`column ${appeal === now ? 'chosen' : ''}`}
              isChosen={appeal === now}
            >
              <b className="row-price">{money(price)}</b>
              <span className="appeal">{appeal}</span>
              <span className="row-crates">
                {numbersBelow(made).map(crate => (
                  <i key={crate} className={crate < sold ? 'crate' : 'crate unsold'} />
                ))}
              </span>
              <b className={profit < 0 ? 'loss' : 'gain'}>{words.signed({ amount: profit })}</b>
              <span>{words.signed({ amount: mine?.steps ?? 0 })}</span>
            </PressOption>
          )
        })}
      </div>
    </div>
  )
}

function ProfitLine({ points }: { points: readonly PricePoint[] }) {
  const profits = points.map(({ mine }) => mine?.profit ?? 0)
  const low = Math.min(0, ...profits)
  const high = Math.max(1, ...profits)
  const x = (place: number) => ((place + 0.5) / points.length) * 100
  const y = (profit: number) => 6 + ((high - profit) / (high - low)) * (LINE_HEIGHT - 12)
  return (
    <svg
      className="line"
      viewBox={`0 0 100 ${LINE_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <line x1="0" x2="100" y1={y(0)} y2={y(0)} className="zero" />
      <polyline points={profits.map((profit, place) => `${x(place)},${y(profit)}`).join(' ')} />
    </svg>
  )
}
