// The final scoring line by line — CG final a-e.
import { type FinalScore, finalScore, type State } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { type Column, CompanyLedger } from '../shell/company-ledger.tsx'
import { text } from './messages/index.ts'

export function Scoring({ state }: { state: State }) {
  return (
    <div className="ledger-scroll cg-accounts">
      <CompanyLedger
        columns={columns(state.rules.scoreHandicap)}
        rows={state.players.map((player, seat) => finalScore(state.rules, player, seat as Seat))}
      />
    </div>
  )
}

function columns(handicaps: readonly number[]): Column<FinalScore>[] {
  const words = text.cardGame.result
  const { money } = text.figures
  return [
    { title: words.goodsSold, of: ({ goodsIncome }) => money(goodsIncome) },
    { title: words.bought, of: ({ sharesBought }) => `+${sharesBought}` },
    { title: words.loans, of: ({ loans }) => `−${loans}` },
    { title: words.shipLoss, of: ({ valueLoss }) => `−${money(valueLoss)}` },
    { title: words.shares, of: ({ shares }) => shares },
    { title: words.value, of: ({ shareValue }) => money(shareValue) },
    ...(handicaps.some(pounds => pounds !== 0)
      ? [{ title: words.handicap, of: ({ handicap }: FinalScore) => text.figures.gain(handicap) }]
      : []),
    { title: words.score, of: ({ score }) => <b>{money(score)}</b> },
    { title: words.left, of: ({ moneyLeft }) => money(moneyLeft) },
  ]
}
