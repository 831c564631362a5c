// What matters to one company: its goods with forecast, appeal and demand, the wage, its rank.
import { factorySheet, forecast, type Good, type State } from '@arkwright/card-game'
import { SEATS, type Seat } from '@arkwright/kernel'
import type { GoodOutlook, Outlook } from '../telling/changes.ts'
import { companies } from './standing.ts'
import { ALL_GOODS } from './use-position.ts'
import { rivalName } from './words.ts'

export function outlook(state: State, seat: Seat, names: readonly string[]): Outlook {
  const profit = forecast(state)?.seats.find(one => one.seat === seat)?.profit
  const fromNow = [...ALL_GOODS.slice(state.good), ...ALL_GOODS.slice(0, state.good)]
  return {
    goods: fromNow.flatMap(good => goodOutlook(state, seat, good, names, good === state.good ? profit : undefined)),
    wage: state.rules.wages[state.wageSpace] ?? 0,
    rank: companies(state, names).find(company => company.seat === seat)?.rank ?? 0,
  }
}

function goodOutlook(
  state: State,
  seat: Seat,
  good: Good,
  names: readonly string[],
  profit: number | undefined,
): GoodOutlook[] {
  const sheet = factorySheet(state, seat, good)
  if (sheet === undefined) return []
  const players = SEATS.slice(0, state.players.length).flatMap((other): [string, number][] => {
    const theirs = other === seat ? undefined : factorySheet(state, other, good)
    return theirs === undefined ? [] : [[names[other] ?? '', theirs.appeal]]
  })
  const rivals = state.rivals.flatMap(({ appeal }, rival): [string, number][] => {
    const at = appeal[good] ?? -1
    return at < 0 ? [] : [[rivalName(state, rival), at]]
  })
  return [
    {
      good,
      profit,
      appeal: sheet.appeal,
      demand: state.demand[good] ?? 0,
      others: new Map([...players, ...rivals]),
    },
  ]
}
