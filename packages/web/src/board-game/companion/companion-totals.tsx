// What each company gets out of the sale.

import { text } from '../../messages/index.ts'
import { Disc } from '../../shell/disc.tsx'
import type { ToldSale, Total } from './sale.ts'

const words = text.library.companion

export function CompanionTotals({ told: { totals, importer } }: { told: ToldSale }) {
  return (
    <table className="totals">
      <caption>{words.totals}</caption>
      <thead>
        <tr>
          <th scope="col">{words.seller}</th>
          <th scope="col">{words.sold}</th>
          <th scope="col">{words.income}</th>
          <th scope="col">{words.unsold}</th>
          <th scope="col">{words.steps}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(total => (
          <tr key={total.seller}>
            <th scope="row">
              <Disc seat={total.seller} /> {text.seats.colours[total.seller]}
            </th>
            <td>{total.sold}</td>
            <td>{text.figures.money(total.income)}</td>
            <td>{total.unsold}</td>
            <td>{stepsOf(total)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{words.importer}</th>
          <td>{importer}</td>
          <td />
          <td />
          <td />
        </tr>
      </tbody>
    </table>
  )
}

function stepsOf({ steps }: Total): string {
  return words.stepsList({ steps: steps.map(({ by, why }) => words.stepsWhy[why]({ by })) })
}
