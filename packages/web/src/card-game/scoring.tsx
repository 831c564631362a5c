// The final scoring line by line — CG final a-e.
import { type FinalScore, finalScore, type State } from '@arkwright/card-game'
import { type Column, CompanyLedger } from '../shell/company-ledger.tsx'
import { text } from './messages/index.ts'

export function Scoring({ state }: { state: State }) {
  return (
    <div className="ledger-scroll cg-accounts">
      <CompanyLedger columns={columns()} rows={state.players.map(player => finalScore(state.rules, player))} />
    </div>
  )
}

function columns(): Column<FinalScore>[] {
  const words = text.cardGame.result
  const { money } = text.figures
  return [
    { title: words.goodsSold, of: ({ goodsIncome }) => money(goodsIncome) },
    { title: words.bought, of: ({ sharesBought }) => `+${sharesBought}` },
    { title: words.loans, of: ({ loans }) => `−${loans}` },
    { title: words.shipLoss, of: ({ valueLoss }) => `−${money(valueLoss)}` },
    { title: words.shares, of: ({ shares }) => shares },
    { title: words.value, of: ({ shareValue }) => money(shareValue) },
    { title: words.score, of: ({ score }) => <b>{money(score)}</b> },
    { title: words.left, of: ({ moneyLeft }) => money(moneyLeft) },
  ]
}
