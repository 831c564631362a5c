// The game in charts: portfolio, share value, cash and shares of everyone; demand and wages of the market.
import type { Fact, Player, Rival, State } from '@arkwright/card-game'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Chart, type Series } from './chart.tsx'
import { rivalClass } from './symbols.tsx'
import { ALL_GOODS } from './use-position.ts'
import { rivalName } from './words.ts'

export function Charts() {
  const words = text.cardGame.result.charts
  const journal = useTable(session => session.played.journal)
  const history = useTable(session => session.played.history)
  const names = useNames()
  const samples = useMemo(() => {
    const rounds = history.filter(({ events }) => (events as readonly Fact[]).some(({ type }) => type === 'round'))
    return [...rounds.map(({ at }) => journal.at(at) as State), journal.position as State]
  }, [history, journal])
  const companies = (of: (player: Player) => number, ofRival?: (rival: Rival) => number): Series[] => [
    ...names.map((name, seat) => ({
      name,
      look: `seat-${seat}`,
      values: samples.map(({ players }) => (players[seat] === undefined ? 0 : of(players[seat]))),
    })),
    ...(ofRival === undefined ? [] : opponents(samples, ofRival)),
  ]
  const goods = ALL_GOODS.map(good => ({
    name: text.cardGame.factory.title({ good }),
    look: `cg-series-good good-${good}`,
    values: samples.map(({ demand }) => demand[good] ?? 0),
  }))
  const wages = samples.map(({ rules, wageSpace }) => rules.wages[wageSpace] ?? 0)
  return (
    <div className="charts">
      <Chart
        title={words.portfolio}
        series={companies(
          player => player.shares * player.shareValue,
          rival => rival.shares * rival.shareValue,
        )}
      />
      <Chart
        title={words.value}
        series={companies(
          ({ shareValue }) => shareValue,
          ({ shareValue }) => shareValue,
        )}
      />
      <Chart title={words.cash} series={companies(({ money }) => money)} />
      <Chart
        title={words.shares}
        series={companies(
          ({ shares }) => shares,
          ({ shares }) => shares,
        )}
      />
      <Chart title={words.demand} series={goods} />
      <Chart title={words.wages} series={[{ name: words.wages, look: 'cg-series-wage', values: wages }]} />
    </div>
  )
}

/** Only the opponents of the solo game own shares. */
function opponents(samples: readonly State[], of: (rival: Rival) => number): Series[] {
  const last = samples.at(-1)
  if (last === undefined || last.solo === null) return []
  return last.rivals.map((_, rival) => ({
    name: rivalName(last, rival),
    look: rivalClass(rival, true),
    values: samples.map(({ rivals }) => (rivals[rival] === undefined ? 0 : of(rivals[rival]))),
  }))
}
