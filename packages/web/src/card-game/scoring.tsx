// The final scoring line by line — CG final a-e.
import { finalScore, type State } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { useNames } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'

const COLUMNS = ['goodsSold', 'bought', 'loans', 'shipLoss', 'shares', 'value', 'score', 'left'] as const

export function Scoring({ state }: { state: State }) {
  const words = text.cardGame.result
  const names = useNames()
  return (
    <div className="reckoned">
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{text.result.company}</th>
            {COLUMNS.map(column => (
              <th key={column} scope="col">
                {words[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(state.players).map(({ value: player, place: seat }) => {
            const final = finalScore(state.rules, player)
            return (
              <tr key={seat}>
                <th scope="row">
                  <Disc seat={seat} /> {names[seat]}
                </th>
                <td>{text.figures.money(final.goodsIncome)}</td>
                <td>+{final.sharesBought}</td>
                <td>−{final.loans}</td>
                <td>−{text.figures.money(final.valueLoss)}</td>
                <td>{final.shares}</td>
                <td>{text.figures.money(final.shareValue)}</td>
                <td>
                  <b>{final.score}</b>
                </td>
                <td>{text.figures.money(final.moneyLeft)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
