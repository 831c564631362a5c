// How each value came about: what was sold, shipped and paid, and where the share value came from.
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'
import type { Fact } from './turn.ts'

interface Sums {
  sold: number
  shipped: number
  income: number
  exports: number
  costs: number
  forSales: number
  bonus: number
  bought: number
}

const COLUMNS = ['sold', 'income', 'shipped', 'exports', 'costs', 'forSales', 'bonus', 'sharesBought'] as const

export function Account() {
  const words = text.cardGame.result
  const history = useTable(session => session.played.history)
  const names = useNames()
  const sums = useMemo(() => {
    const bySeat = names.map(
      (): Sums => ({ sold: 0, shipped: 0, income: 0, exports: 0, costs: 0, forSales: 0, bonus: 0, bought: 0 }),
    )
    for (const { events } of history) for (const event of events as readonly Fact[]) enter(bySeat, event)
    return bySeat
  }, [history, names])
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
          {numbered(sums).map(({ value, place: seat }) => (
            <tr key={seat}>
              <th scope="row">
                <Disc seat={seat} /> {names[seat]}
              </th>
              <td>{value.sold}</td>
              <td>{text.figures.money(value.income)}</td>
              <td>{value.shipped}</td>
              <td>{text.figures.money(value.exports)}</td>
              <td>{text.figures.money(value.costs)}</td>
              <td>{value.forSales}</td>
              <td>{value.bonus}</td>
              <td>{value.bought}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function enter(bySeat: Sums[], event: Fact): void {
  const sums = 'seat' in event ? bySeat[event.seat] : undefined
  if (sums === undefined) return
  if (event.type === 'sold') sums.sold += event.count
  else if (event.type === 'shipped') sums.shipped += event.count
  else if (event.type === 'bought shares') sums.bought += event.count
  else if (event.type === 'share value') sums[event.for === 'sales' ? 'forSales' : 'bonus']++
  else if (event.type === 'money') enterMoney(sums, event.for, event.amount)
}

function enterMoney(sums: Sums, purpose: string, amount: number): void {
  if (purpose === 'home sale') sums.income += amount
  else if (purpose === 'export' || purpose === 'contract') sums.exports += amount
  else if (purpose === 'wages' || purpose === 'maintenance' || purpose === 'fixed cost') sums.costs -= amount
}
