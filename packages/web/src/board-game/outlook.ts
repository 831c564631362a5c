// What matters to one company: its goods with forecast, appeal and demand, the wage, its rank.
import { appealOf, demandFor, forecast, GOODS, type Good, type State, wage } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import type { GoodOutlook, Outlook } from '../telling/changes.ts'
import { companies } from './table.ts'

export function outlook(state: State, seat: Seat, names: readonly string[]): Outlook {
  const fromNow = [...GOODS.slice(state.cycle), ...GOODS.slice(0, state.cycle)]
  return {
    goods: fromNow.flatMap(good => goodOutlook(state, seat, good, names)),
    wage: wage(state),
    rank: companies(state, names)[seat]?.rank ?? 0,
  }
}

function goodOutlook(state: State, seat: Seat, good: Good, names: readonly string[]): GoodOutlook[] {
  const factory = state.players[seat]?.factories[good]
  if (factory === undefined || factory.level === 0) return []
  const others = state.players.flatMap(({ factories }, other): [string, number][] =>
    other === seat || factories[good].level === 0 ? [] : [[names[other] ?? '', appealOf(state, factories[good], good)]],
  )
  return [
    {
      good,
      profit: forecast(state, good).seats.find(one => one.seat === seat)?.profit,
      appeal: appealOf(state, factory, good),
      demand: demandFor(state, good),
      others: new Map(others),
    },
  ]
}
