// How each value came about, beside the final table: the final scoring, the accounts, and the titles of a solo game.
import './company-accounts.css'
import type { State } from '@arkwright/card-game'
import { useTable } from '../play/use-table.ts'
import { Account } from './account.tsx'
import { text } from './messages/index.ts'
import { Scoring } from './scoring.tsx'
import { TitlesEarned } from './titles-earned.tsx'

export function CardResult() {
  const page = useTable(session => session.page)
  const position = useTable(session => session.played.journal.position)
  const table = useTable(session => session.record.id)
  const state = position as State
  const [mine] = state.solo === null ? [] : page.game.standings(position)
  return (
    <>
      {mine?.rank !== undefined && <TitlesEarned state={state} score={mine.score} rank={mine.rank} table={table} />}
      <h2>{text.cardGame.result.scoring}</h2>
      <Scoring state={state} />
      <h2>{text.cardGame.result.account}</h2>
      <Account />
    </>
  )
}
