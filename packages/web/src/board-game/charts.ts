// The charts of Spinning Jenny and Water Frame.
import { appealOf, type BoardEvent, demandFor, GOODS, type State, shareValue, wage } from '@arkwright/board-game'
import type { ChartSeries, ChartSpec } from '../charts/chart.ts'
import { companySeries, goodSeries, pointsOf, running, salesBySample, salesChart } from '../charts/companies.ts'
import { text } from '../messages/later.ts'
import type { Sample, Tale } from '../replay/tale.ts'

const stateOf = ({ state }: Sample) => state as State

export function boardGameCharts(tale: Tale): ChartSpec[] {
  const points = pointsOf(tale.samples)
  const { titles, appeal, importer } = text.replay.charts
  const goods = GOODS.map(good => text.boardGame.goodTitle({ good }))
  const lines = (id: keyof typeof titles, unit: ChartSpec['unit'], series: readonly ChartSeries[]): ChartSpec => ({
    id,
    title: titles[id],
    unit,
    kind: 'lines',
    points,
    series,
  })
  const ofPlayer = (of: (state: State, player: State['players'][number]) => number | undefined) =>
    companySeries(tale, (sample, seat) => {
      const player = stateOf(sample).players[seat]
      return player && of(stateOf(sample), player)
    })
  return [
    lines(
      'portfolio',
      'money',
      ofPlayer((state, player) => player.shares * shareValue(state, player)),
    ),
    lines('value', 'money', ofPlayer(shareValue)),
    lines(
      'cash',
      'money',
      ofPlayer((_, { cash }) => cash),
    ),
    lines(
      'shares',
      'count',
      ofPlayer((_, { shares }) => shares),
    ),
    sales(tale),
    lines('income', 'money', income(tale)),
    lines(
      'demand',
      'count',
      goodSeries(tale, goods, (sample, good) => demandFor(stateOf(sample), GOODS[good] ?? 0)),
    ),
    lines('wages', 'money', [
      { name: titles.wages, look: 'chart-wage', values: tale.samples.map(sample => wage(stateOf(sample))) },
    ]),
    ...GOODS.map(
      (good): ChartSpec => ({
        id: `appeal-${good}`,
        title: appeal({ good }),
        unit: 'count',
        kind: 'lines',
        points,
        series: [
          ...ofPlayer((state, { factories }) =>
            factories[good].level === 0 ? undefined : appealOf(state, factories[good], good),
          ),
          {
            name: importer,
            look: 'chart-importer',
            values: tale.samples.map(sample => stateOf(sample).importers[good]),
          },
        ],
      }),
    ),
  ]
}

/** Stacked: how many each company sold in each production, with the importer on top. */
function sales(tale: Tale): ChartSpec {
  const companies = tale.names.map((name, seat) => ({ name, look: `seat-${seat}` }))
  const importer = { name: text.replay.charts.importer, look: 'chart-importer' }
  return salesChart(tale, [...companies, importer], event => {
    const fact = event as BoardEvent
    if (fact.type === 'sold') return { seller: fact.seat, count: fact.count }
    return fact.type === 'sale' ? { seller: companies.length, count: fact.importer } : undefined
  })
}

function income(tale: Tale): ChartSeries[] {
  const rows = salesBySample(
    tale,
    event => {
      const fact = event as BoardEvent
      return fact.type === 'sold' ? { seller: fact.seat, count: fact.count * fact.price } : undefined
    },
    tale.names.length,
  )
  return tale.names.map((name, seat) => ({
    name,
    look: `seat-${seat}`,
    values: running([0, ...rows.map(row => row[seat] ?? 0)]),
  }))
}
