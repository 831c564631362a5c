// The final result: ranking, how each value came about, and the game in charts.
import { type BoardEvent, type State, shareValue } from '@arkwright/board-game'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Account } from './account.tsx'
import { Chart } from './chart.tsx'

const words = text.result

export function BoardResult() {
  const journal = useTable(session => session.played.journal)
  const history = useTable(session => session.played.history)
  const page = useTable(session => session.page)
  const names = useNames()
  const state = journal.position as State
  const standings = page.game.standings(state).toSorted((a, b) => (a.rank ?? 9) - (b.rank ?? 9))
  const samples = useMemo(() => {
    const cycles = history.filter(({ events }) =>
      (events as readonly BoardEvent[]).some(({ type }) => type === 'cycle'),
    )
    const ends = cycles.map(({ at }) => journal.at(at) as State)
    return [...ends, journal.position as State]
  }, [history, journal])
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => names[seat] ?? '')
  return (
    <>
      <p className="winner">{words.winners({ names: winners, count: winners.length })}</p>
      <table className="ledger ranking">
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.company}</th>
            <th scope="col">{words.value}</th>
            <th scope="col">{words.cash}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ seat, rank, score, tieBreak }) => {
            const player = state.players[seat]
            return (
              <tr key={seat} className={rank === 1 ? 'first' : ''}>
                <td>{rank ?? words.unranked}</td>
                <th scope="row">
                  <Disc seat={seat} size={26} /> {names[seat]}
                </th>
                <td>
                  <b>{text.figures.money(score)}</b>
                  {player && <small>{words.how({ shares: player.shares, value: shareValue(state, player) })}</small>}
                </td>
                <td>{text.figures.money(tieBreak)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <h2>{text.boardGame.account.title}</h2>
      <Account />
      <h2>{words.charts}</h2>
      <div className="charts">
        <Chart
          title={text.boardGame.charts.portfolio}
          samples={samples}
          of={(sample, player) => player.shares * shareValue(sample, player)}
        />
        <Chart title={text.boardGame.charts['share value']} samples={samples} of={shareValue} />
        <Chart title={text.boardGame.charts.cash} samples={samples} of={(_, player) => player.cash} />
        <Chart title={text.boardGame.charts.shares} samples={samples} of={(_, player) => player.shares} />
      </div>
    </>
  )
}
