// My part of the forecast in one line of the action bar, so it is always visible.
import type { SeatForecast } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { GoodIcon } from './symbols.tsx'
import { useForecast } from './use-forecast.ts'

const words = text.boardGame.forecast

export function ForecastStrip() {
  const { state, good, now, after: then } = useForecast(undefined)
  const seat = useTable(session => session.mySeat)
  if (state.decade === 0 || state.decade > state.rules.decades) return null
  const before = now.seats.find(one => one.seat === seat)
  const after = then?.seats.find(one => one.seat === seat) ?? before
  return (
    <p className="forecast-strip">
      <GoodIcon good={good} size={18} />
      {after === undefined ? (
        <span>{words.stripNone({ good })}</span>
      ) : (
        <>
          <Part before={before} after={after} of={({ sold, output }) => words.stripSells({ sold, output })} />
          <Part before={before} after={after} of={({ profit }) => words.stripProfit({ profit })} />
          <Part before={before} after={after} of={({ steps, value }) => words.stripValue({ steps, value })} />
        </>
      )}
    </p>
  )
}

interface PartProps {
  readonly before: SeatForecast | undefined
  readonly after: SeatForecast
  of(forecast: SeatForecast): string
}

function Part({ before, after, of }: PartProps) {
  const then = of(after)
  const changed = before !== undefined && of(before) !== then
  return (
    <span className={changed ? 'changed' : ''}>
      {changed && <s>{of(before)}</s>} {then}
    </span>
  )
}
