// Series that both families of games use: a figure of every company, points along the samples, sales by production.
import { text } from '../messages/later.ts'
import type { Sample, Tale } from '../replay/tale.ts'
import type { ChartPoint, ChartSeries, ChartSpec } from './chart.ts'

export function pointsOf(samples: readonly Sample[]): ChartPoint[] {
  return samples.map(({ at, label, tick }) => ({ at, label, tick }))
}

/** One series for each company, from a figure of its positions. */
export function companySeries(
  { names, samples }: Tale,
  of: (sample: Sample, seat: number) => number | undefined,
): ChartSeries[] {
  return names.map((name, seat) => ({
    name,
    look: `seat-${seat}`,
    values: samples.map(sample => of(sample, seat)),
  }))
}

export function goodSeries(
  { samples }: Tale,
  goods: readonly string[],
  of: (sample: Sample, good: number) => number,
): ChartSeries[] {
  return goods.map((name, good) => ({
    name,
    look: `good-${good}`,
    values: samples.map(sample => of(sample, good)),
  }))
}

/** Only cycles with a production: neither the preparation nor the last stock exchange. */
export function salesChart(
  tale: Tale,
  sellers: readonly { readonly name: string; readonly look: string }[],
  salesIn: Parameters<typeof salesBySample>[1],
): ChartSpec {
  const rows = salesBySample(tale, salesIn, sellers.length)
  const shown = rows.map((_, i) => i).filter(i => tale.samples[i]?.producing === true)
  const points = pointsOf(tale.samples)
  return {
    id: 'sales',
    title: text.replay.charts.titles.sales,
    unit: 'count',
    kind: 'stacks',
    points: shown.flatMap(i => points[i] ?? []),
    series: sellers.map((seller, number) => ({ ...seller, values: shown.map(i => rows[i]?.[number] ?? 0) })),
  }
}

/** A company's sales in the cycle that began with a sample: one row of counts for each sample but the last. */
export function salesBySample(
  { samples, played }: Tale,
  salesIn: (event: { readonly type: string }) => { readonly seller: number; readonly count: number } | undefined,
  sellers: number,
): number[][] {
  const rows = samples.slice(0, -1).map(() => Array.from({ length: sellers }, () => 0))
  for (const { at, events } of played.history) {
    // A production belongs to the cycle of the move that led to it.
    const row = rows[samples.findLastIndex((sample, i) => i < rows.length && sample.at <= Math.max(0, at - 1))]
    for (const event of events) {
      const sale = salesIn(event)
      if (sale !== undefined && row !== undefined) row[sale.seller] = (row[sale.seller] ?? 0) + sale.count
    }
  }
  return rows
}

/** Running totals. */
export function running(values: readonly number[]): number[] {
  let sum = 0
  return values.map(value => {
    sum += value
    return sum
  })
}
