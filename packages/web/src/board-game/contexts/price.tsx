// The price curve: one column for each price with goods sold, profit and spaces — SJ II.3.1, III.
import './price.css'
import { GOODS, type Good, type Move, type SeatForecast } from '@arkwright/board-game'
import { useMemo } from 'react'
import { text } from '../../messages/index.ts'
import { type Dial, dialIn, type Option } from '../../play/control.ts'
import { compose, type Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { useTable } from '../../play/use-table.ts'
import { numbersBelow } from '../../shell/numbered.ts'
import { EndLegend } from '../../table/end-press.tsx'
import { useForm } from '../../table/use-form.ts'
import { forecastOf, mineIn } from '../control/figures.ts'
import { stateOf } from '../control/stage.ts'
import { useForecast } from '../use-forecast.ts'
import { Calls } from './calls.tsx'
import { FiguresBody } from './figures-body.tsx'
import { ForecastTable } from './forecast-table.tsx'
import { GoodTabs } from './good-tabs.tsx'
import { Press } from './press.tsx'
import { MOST_IN_ROW, PriceEnds, type PriceRow } from './price-ends.tsx'
import { useDraft, usePage } from './use-draft.ts'

const words = text.boardContexts.price
/** More columns would be too narrow to press. */
const MOST_COLUMNS = 8

export function PriceBody() {
  const page = usePage()
  const draft = useDraft()
  return draft === undefined ? null : <PriceOf page={page} draft={draft} />
}

function PriceOf({ page, draft }: { page: GamePage; draft: Draft }) {
  const dials = page.control(draft).dials.filter(dial => goodOf(dial) !== undefined)
  const goods = dials.flatMap(dial => goodOf(dial) ?? [])
  const chosen = useTable(session => session.dial)
  const turnTo = useTable(session => session.turnTo)
  const pointed = useTable(session => session.pointed) as Move | undefined
  const isPhone = useForm() === 'phone'
  const about = pointed !== undefined && 'good' in pointed ? `price:${pointed.good}` : undefined
  const dial = dials.find(({ key }) => key === about) ?? dialIn(dials, chosen)
  const good = dial && goodOf(dial)
  if (dial === undefined || good === undefined) return null
  // There is room for these or for the calls, which the forecast shows too.
  const others = isPhone ? [] : dials.filter(one => one.isOpen && one !== dial).flatMap(rowOf)
  return (
    <FiguresBody className={`view-price good-${good}`}>
      <div className="headline">
        <p>
          <b>{text.boardControl.priceOf({ good })}</b>
        </p>
        <GoodTabs goods={goods} good={good} choose={one => turnTo(`price:${one}`)} />
      </div>
      <Curve page={page} draft={draft} dial={dial} good={good} />
      <EndLegend />
      {others.length > 0 && <PriceEnds rows={others} />}
      <Everyone page={page} draft={draft} good={good} option={dial.options[dial.at]} hasCalls={others.length === 0} />
    </FiguresBody>
  )
}

function goodOf({ key }: Dial): Good | undefined {
  return GOODS.find(good => key === `price:${good}`)
}

/** The prices around the one that stands, more of the higher ones: what is improved sells for more. */
function rowOf(dial: Dial): PriceRow[] {
  const good = goodOf(dial)
  if (good === undefined) return []
  const { options, at } = dial
  const others = options.filter((_, place) => place !== at)
  const first = Math.max(0, Math.min(at - 2, others.length - MOST_IN_ROW))
  return [{ good, options: others.slice(first, first + MOST_IN_ROW) }]
}

interface EveryoneProps {
  readonly page: GamePage
  readonly draft: Draft
  readonly good: Good
  /** The price that stands, or the one that is proposed for a new mill. */
  readonly option: Option | undefined
  readonly hasCalls: boolean
}

function Everyone({ page, draft, good, option, hasCalls }: EveryoneProps) {
  const { after, pointed } = useForecast(good)
  const state = useMemo(
    () => stateOf(option === undefined ? draft : compose(page, draft, option.moves)),
    [page, draft, option],
  )
  const then = pointed?.kind === 'price' && pointed.good === good ? after : undefined
  const at = pointed?.kind === 'price' && then !== undefined ? text.figures.money(pointed.price) : (option?.label ?? '')
  return (
    <>
      <ForecastTable now={forecastOf(state, good)} then={then} seat={draft.seat} head={words.at({ price: at })} />
      {hasCalls && <Calls state={state} good={good} />}
    </>
  )
}

interface Column {
  readonly option: Option
  readonly mine: SeatForecast
  readonly isNow: boolean
}

/** The columns around the present price, as many as can be pressed. */
function columnsOf(page: GamePage, draft: Draft, { options, at }: Dial, good: Good): readonly Column[] {
  const first = Math.max(0, Math.min(at - MOST_COLUMNS / 2, options.length - MOST_COLUMNS))
  return options.slice(first, first + MOST_COLUMNS).flatMap((option, place) => {
    const mine = mineIn(stateOf(compose(page, draft, option.moves)), good, draft.seat)
    return mine === undefined ? [] : [{ option, mine, isNow: first + place === at }]
  })
}

interface CurveProps {
  readonly page: GamePage
  readonly draft: Draft
  readonly dial: Dial
  readonly good: Good
}

function Curve({ page, draft, dial, good }: CurveProps) {
  const columns = useMemo(() => columnsOf(page, draft, dial, good), [page, draft, dial, good])
  const most = Math.max(1, ...columns.map(({ mine }) => mine.output))
  return (
    <div className="curve">
      <div className="names" aria-hidden="true">
        <span>{words.price}</span>
        <span className="crates">{words.sells}</span>
        <span className="graph" />
        <span>{words.profit}</span>
        <span>{words.spaces}</span>
      </div>
      <div className="columns">
        {columns.map(column => (
          <ColumnPress key={column.option.label} column={column} most={most} />
        ))}
        <ProfitLine columns={columns} />
      </div>
    </div>
  )
}

function ColumnPress({ column: { option, mine, isNow }, most }: { column: Column; most: number }) {
  const { sold, output, profit, steps } = mine
  const isPointed = useTable(session => session.pointed !== undefined && session.pointed === option.moves.at(-1))
  return (
    <Press option={option} chosen={isNow} className={isPointed ? 'pointed' : ''} isLast="but for prices">
      <b>{option.label}</b>
      <span className="crates">
        {most > 5 ? (
          <i className="count">{words.of({ sold, output })}</i>
        ) : (
          numbersBelow(output).map(place => <i key={place} className={place < sold ? 'crate' : 'crate left'} />)
        )}
      </span>
      <span className="graph" />
      <span className={profit < 0 ? 'loss' : 'gain'}>{words.gain({ profit })}</span>
      <span>{words.steps({ steps })}</span>
    </Press>
  )
}

const HEIGHT = 30
const EDGE = 5

function ProfitLine({ columns }: { columns: readonly Column[] }) {
  const profits = columns.map(({ mine }) => mine.profit)
  const high = Math.max(1, ...profits)
  const low = Math.min(0, ...profits)
  const y = (profit: number) => EDGE + ((high - profit) / (high - low)) * (HEIGHT - 2 * EDGE)
  const x = (place: number) => place * 10 + 5
  return (
    <svg
      className="line-of-profit"
      viewBox={`0 0 ${columns.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line x1={0} x2={columns.length * 10} y1={y(0)} y2={y(0)} />
      <polyline points={profits.map((profit, place) => `${x(place)},${y(profit)}`).join(' ')} />
    </svg>
  )
}
