// How each value came about: goods sold and shipped, payments, and the reasons for the share value.
import type { Fact } from '@arkwright/card-game'
import { useMemo } from 'react'
import { useNames, useTable } from '../play/use-table.ts'
import { type Column, CompanyLedger } from '../shell/company-ledger.tsx'
import { text } from './messages/index.ts'

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

export function Account() {
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
    <div className="ledger-scroll cg-accounts">
      <CompanyLedger columns={columns()} rows={sums} />
    </div>
  )
}

function columns(): Column<Sums>[] {
  const words = text.cardGame.result
  const { money } = text.figures
  return [
    { title: words.sold, of: ({ sold }) => sold },
    { title: words.income, of: ({ income }) => money(income) },
    { title: words.shipped, of: ({ shipped }) => shipped },
    { title: words.exports, of: ({ exports }) => money(exports) },
    { title: words.costs, of: ({ costs }) => money(costs) },
    { title: words.forSales, of: ({ forSales }) => forSales },
    { title: words.bonus, of: ({ bonus }) => bonus },
    { title: words.sharesBought, of: ({ bought }) => bought },
  ]
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
