// The charts of the card game.
import { type Fact, finalScore, GOODS, type Player, type Rival, type State, scoreNow } from '@arkwright/card-game'
import { OVER, SEATS } from '@arkwright/kernel'
import type { ChartSeries, ChartSpec } from '../charts/chart.ts'
import { companySeries, goodSeries, pointsOf, running, salesBySample, salesChart } from '../charts/companies.ts'
import { text } from '../messages/later.ts'
import type { Sample, Tale } from '../replay/tale.ts'
import { text as cardText } from './messages/index.ts'
import { rivalClass } from './symbols.tsx'
import { rivalName } from './words.ts'

const stateOf = ({ state }: Sample) => state as State

export function cardGameCharts(tale: Tale): ChartSpec[] {
  const points = pointsOf(tale.samples)
  const { titles, appeal } = text.replay.charts
  const lines = (id: keyof typeof titles, unit: ChartSpec['unit'], series: readonly ChartSeries[]): ChartSpec => ({
    id,
    title: titles[id],
    unit,
    kind: 'lines',
    points,
    series,
  })
  const ofPlayer = (of: (player: Player) => number | undefined) =>
    companySeries(tale, (sample, seat) => {
      const player = stateOf(sample).players[seat]
      return player && of(player)
    })
  const holdings = (of: (holding: Holding) => number) =>
    companySeries(tale, (sample, seat) => {
      const holding = holdingAt(stateOf(sample), seat)
      return holding && of(holding)
    })
  return [
    lines('portfolio', 'money', [
      ...holdings(({ score }) => score),
      ...opponents(tale, ({ shares, shareValue }) => shares * shareValue),
    ]),
    lines('value', 'money', [
      ...holdings(({ shareValue }) => shareValue),
      ...opponents(tale, ({ shareValue }) => shareValue),
    ]),
    lines(
      'cash',
      'money',
      holdings(({ money }) => money),
    ),
    lines('shares', 'count', [...holdings(({ shares }) => shares), ...opponents(tale, ({ shares }) => shares)]),
    sales(tale),
    lines('income', 'money', income(tale)),
    lines(
      'demand',
      'count',
      goodSeries(
        tale,
        GOODS.map(good => cardText.cardGame.factory.title({ good })),
        (sample, good) => stateOf(sample).demand[good] ?? 0,
      ),
    ),
    lines('wages', 'money', [
      {
        name: titles.wages,
        look: 'chart-wage',
        values: tale.samples.map(sample => {
          const { rules, wageSpace } = stateOf(sample)
          return rules.wages[wageSpace] ?? 0
        }),
      },
    ]),
    ...GOODS.map(
      (name, good): ChartSpec => ({
        id: `appeal-${good}`,
        title: appeal({ good: name }),
        unit: 'count',
        kind: 'lines',
        points,
        series: [
          ...ofPlayer(({ factories }) => placed(factories[good]?.marker)),
          ...rivals(tale, ({ appeal: markers }) => placed(markers[good])),
        ],
      }),
    ),
  ]
}

interface Holding {
  readonly shares: number
  readonly shareValue: number
  readonly money: number
  readonly score: number
}

/** At the end of the game after the final scoring, so that the charts end at the score. */
function holdingAt(state: State, seat: number): Holding | undefined {
  const player = state.players[seat]
  const judged = SEATS[seat]
  if (player === undefined || judged === undefined) return undefined
  if (state.step !== OVER) return { ...player, score: scoreNow(state, judged) }
  const final = finalScore(state.rules, player, judged)
  return { ...final, money: final.moneyLeft }
}

/** A marker that is not on its track has no value. */
function placed(marker: number | undefined): number | undefined {
  return marker === undefined || marker < 0 ? undefined : marker
}

/** All competitors without a player. */
function rivals(tale: Tale, of: (rival: Rival) => number | undefined): ChartSeries[] {
  const last = tale.samples.at(-1)
  if (last === undefined) return []
  const { solo, rivals: known } = stateOf(last)
  return known.map((_, rival) => ({
    name: rivalName({ solo }, rival),
    look: rivalClass(rival, solo !== null),
    values: tale.samples.map(sample => {
      const found = stateOf(sample).rivals[rival]
      return found && of(found)
    }),
  }))
}

/** Only the opponents of the solo game own shares. */
function opponents(tale: Tale, of: (rival: Rival) => number | undefined): ChartSeries[] {
  const last = tale.samples.at(-1)
  return last === undefined || stateOf(last).solo === null ? [] : rivals(tale, of)
}

function sales(tale: Tale): ChartSpec {
  const companies = tale.names.map((name, seat) => ({ name, look: `seat-${seat}` }))
  return salesChart(tale, companies, event => sold(event as Fact, false))
}

function income(tale: Tale): ChartSeries[] {
  const rows = salesBySample(tale, event => sold(event as Fact, true), tale.names.length)
  return tale.names.map((name, seat) => ({
    name,
    look: `seat-${seat}`,
    values: running([0, ...rows.map(row => row[seat] ?? 0)]),
  }))
}

function sold(fact: Fact, inPounds: boolean): { seller: number; count: number } | undefined {
  if (fact.type !== 'sold') return undefined
  return { seller: fact.seat, count: inPounds ? fact.count * fact.price : fact.count }
}
