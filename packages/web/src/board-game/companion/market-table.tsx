// Demand and wage for a number of workers in the job market.
import { GOODS } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { GoodIcon } from '../symbols.tsx'
import { marketWith } from './job-market.ts'

interface MarketTableProps {
  readonly lines: readonly { readonly name: string; readonly workers: number }[]
}

export function MarketTable({ lines }: MarketTableProps) {
  const words = text.library.companion
  return (
    <table className="totals">
      <caption>{words.demand}</caption>
      <thead>
        <tr>
          <td />
          {GOODS.map(good => (
            <th key={good} scope="col">
              <GoodIcon good={good} size={22} />
              <span className="unseen">{text.boardGame.goodTitle({ good })}</span>
            </th>
          ))}
          <th scope="col">{words.wage}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, workers }) => {
          const market = marketWith(workers)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {GOODS.map(good => (
                <td key={good}>{market.demands[good]}</td>
              ))}
              <td>{text.figures.money(market.wage)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
