// Everyone's expected result, as charts over the game.
import type { Expectation, GameAnalysis } from '@arkwright/bots'
import type { ChartSpec } from '../charts/chart.ts'
import { text } from '../messages/later.ts'
import type { OpenedTale } from '../replay/use-tale.ts'

export function expectationCharts({ estimates }: GameAnalysis, { tale, page, story }: OpenedTale): ChartSpec[] {
  const { titles, end } = text.replay.charts
  let decade: number | undefined
  const points = estimates.map(({ at, seat }) => {
    const stop = tale.stops[at]
    const state = tale.played.journal.at(at)
    const tick = seat !== undefined && stop?.decade !== decade ? story.decadeName(state) : undefined
    decade = stop?.decade
    const label = seat === undefined ? end : `${page.standing(state)}, ${tale.names[seat] ?? ''}`
    return { at, label, tick }
  })
  const figures = (seat: number, of: (expectation: Expectation) => number): number[] =>
    estimates.map(({ seats }) => (seats[seat] === undefined ? 0 : of(seats[seat])))
  const company = (name: string, seat: number) => ({ name, look: `seat-${seat}` })
  const chances = tale.names.map((name, seat) => ({
    ...company(name, seat),
    values: figures(seat, ({ winChance }) => winChance),
  }))
  const scores = tale.names.map((name, seat) => ({
    ...company(name, seat),
    values: figures(seat, ({ score }) => score),
    low: figures(seat, ({ low }) => low),
    high: figures(seat, ({ high }) => high),
  }))
  const shared = { kind: 'lines', points } as const
  return [
    {
      ...shared,
      id: 'win-chance',
      title: titles.winChance,
      unit: 'percent',
      series: chances,
    },
    { ...shared, id: 'expected-fortune', title: titles.score, unit: 'money', fitted: true, series: scores },
  ]
}
