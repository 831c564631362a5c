// Formats the values of a chart for the reader's language.
import { text } from '../messages/later.ts'
import type { ChartSeries, ChartSpec } from './chart.ts'

const NOTHING = '–'

export function shownValue(unit: ChartSpec['unit'], value: number): string {
  if (unit === 'money') return text.figures.money(Math.round(value))
  return unit === 'percent'
    ? text.replay.charts.percent({ share: value })
    : text.figures.number(Math.round(value * 10) / 10)
}

/** With its band, if it has one. */
export function valueAt(unit: ChartSpec['unit'], { values, low, high }: ChartSeries, place: number): string {
  const known = values[place]
  if (known === undefined) return NOTHING
  const value = shownValue(unit, known)
  if (low === undefined || high === undefined) return value
  return text.replay.charts.withBand({
    value,
    low: shownValue(unit, low[place] ?? 0),
    high: shownValue(unit, high[place] ?? 0),
  })
}
