// The final result: ranking with the final scoring, how each value came about, the game in charts; for a solo game, the
// titles.
import '../style/card-result.css'
import '../style/card-table.css'
import { finalScore, type State } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'
import { Account } from './account.tsx'
import { Charts } from './charts.tsx'
import { Scoring } from './scoring.tsx'
import { RivalDisc } from './symbols.tsx'
import { TitlesEarned } from './titles-earned.tsx'
import { rivalName } from './words.ts'

interface Ranked {
  readonly key: string
  readonly rank: number
  readonly name: string
  readonly score: number
  readonly money: number | undefined
  readonly seat: number | undefined
  readonly rival: number | undefined
  readonly how: string
}

export function CardResult() {
  const state = useTable(session => session.played.journal.position) as State
  const table = useTable(session => session.record.id)
  const names = useNames()
  const ranking = ranked(state, useStandings(), names)
  const mine = ranking.find(({ seat }) => seat === 0)
  return (
    <>
      <p className="winner">{verdict(state, ranking)}</p>
      <Ranking ranking={ranking} solo={state.solo !== null} />
      <h2>{text.cardGame.result.scoring}</h2>
      <Scoring state={state} />
      {state.solo !== null && mine !== undefined && (
        <TitlesEarned state={state} score={mine.score} rank={mine.rank} table={table} />
      )}
      <h2>{text.cardGame.result.account}</h2>
      <Account />
      <h2>{text.result.charts}</h2>
      <Charts />
    </>
  )
}

function useStandings() {
  const page = useTable(session => session.page)
  const position = useTable(session => session.played.journal.position)
  return page.game.standings(position)
}

function ranked(state: State, standings: ReturnType<typeof useStandings>, names: readonly string[]): Ranked[] {
  const { companies } = text.cardGame
  const seats = standings.map(({ seat, rank, score, tieBreak }): Ranked => {
    const player = state.players[seat]
    const final = player && finalScore(state.rules, player)
    const how =
      player?.bankrupt === true
        ? companies.bankrupt
        : companies.sharesAt({ count: final?.shares ?? 0, value: final?.shareValue ?? 0 })
    return {
      key: `${seat}`,
      rank: rank ?? 9,
      name: names[seat] ?? '',
      score,
      money: tieBreak,
      seat,
      rival: undefined,
      how,
    }
  })
  if (state.solo === null) return seats.toSorted((a, b) => a.rank - b.rank)
  const rivals = state.rivals.map(({ shares, shareValue }, rival) => ({
    key: `rival ${rival}`,
    name: rivalName(state, rival),
    score: shares * shareValue,
    money: undefined,
    seat: undefined,
    rival,
    how: companies.sharesAt({ count: shares, value: shareValue }),
  }))
  const mine = seats[0]
  const own = mine?.rank ?? 1
  // My own rank says how many are ahead of me: insert me after those.
  const sorted = rivals.toSorted((a, b) => b.score - a.score)
  const behind = sorted.slice(own - 1).map((rival, i) => ({ ...rival, rank: own + 1 + i }))
  const ahead = sorted.slice(0, own - 1).map((rival, i) => ({ ...rival, rank: 1 + i }))
  return [...ahead, ...(mine === undefined ? [] : [mine]), ...behind]
}

function verdict(state: State, ranking: readonly Ranked[]): string {
  const words = text.cardGame.result
  if (state.solo !== null) {
    if (state.players[0]?.bankrupt === true) return words.bankrupt
    const mine = ranking.find(({ seat }) => seat === 0)
    return [words.won, words.second, words.third][(mine?.rank ?? 1) - 1] ?? words.third
  }
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ name }) => name)
  return winners.length === 1 ? words.winner({ name: winners[0] ?? '' }) : words.winners({ names: winners })
}

function Ranking({ ranking, solo }: { ranking: readonly Ranked[]; solo: boolean }) {
  const words = text.result
  return (
    <table className="ledger ranking">
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.company}</th>
          <th scope="col">{text.cardGame.result.score}</th>
          <th scope="col">{words.cash}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(ranking).map(({ value: { key, rank, name, score, money, seat, rival, how } }) => (
          <tr key={key} className={rank === 1 ? 'first' : ''}>
            <td>{rank}</td>
            <th scope="row">
              {seat !== undefined && <Disc seat={seat} size={26} />}
              {rival !== undefined && <RivalDisc rival={rival} solo={solo} size={26} />} {name}
            </th>
            <td>
              <b>{score}</b>
              <small>{how}</small>
            </td>
            <td>{money === undefined ? '' : text.figures.money(money)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
