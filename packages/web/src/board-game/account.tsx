// How each value came about: goods sold and shipped, payments, and the reasons for the share value.
import type { BoardEvent } from '@arkwright/board-game'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { type Column, CompanyLedger } from '../shell/company-ledger.tsx'
import { Penalties } from './penalties.tsx'
import { useBoard } from './use-board.ts'

const words = text.boardGame.account

interface Sums {
  sold: number
  income: number
  shipments: number
  costs: number
  harbour: number
  forGoods: number
  bonuses: number
  lost: number
}

const money = (pounds: number) => text.figures.money(pounds)
const signed = (value: number) => text.common.signed({ value })

export function Account() {
  const history = useTable(session => session.played.history)
  const names = useNames()
  const waterFrame = useBoard().rules.waterFrame !== null
  const sums = useMemo(() => {
    const bySeat = names.map(noSums)
    for (const { events } of history) for (const event of events as readonly BoardEvent[]) enter(bySeat, event)
    return bySeat
  }, [history, names])
  return (
    <div className="ledger-scroll">
      <CompanyLedger columns={waterFrame ? waterFrameColumns() : jennyColumns()} rows={sums} />
      {waterFrame && <Penalties />}
    </div>
  )
}

function jennyColumns(): Column<Sums>[] {
  return [
    { title: words.sold, of: ({ sold }) => String(sold) },
    { title: words.income, of: ({ income }) => money(income) },
    { title: words.costs, of: ({ costs }) => money(costs) },
    { title: words.forGoods, of: ({ forGoods }) => signed(forGoods) },
    { title: words.bonuses, of: ({ bonuses }) => signed(bonuses) },
    { title: words.lost, of: ({ lost }) => signed(lost) },
  ]
}

function waterFrameColumns(): Column<Sums>[] {
  const [sold, income, costs, ...spaces] = jennyColumns()
  const own = text.waterFrame.account
  return [
    sold,
    income,
    { title: own.shipments, of: ({ shipments }: Sums) => money(shipments) },
    costs,
    { title: own.harbour, of: ({ harbour }: Sums) => money(harbour) },
    ...spaces,
  ].filter(column => column !== undefined)
}

function noSums(): Sums {
  return { sold: 0, income: 0, shipments: 0, costs: 0, harbour: 0, forGoods: 0, bonuses: 0, lost: 0 }
}

function enter(bySeat: Sums[], event: BoardEvent): void {
  const sums = 'seat' in event ? bySeat[event.seat] : undefined
  if (sums === undefined) return
  if (event.type === 'sold') sums.sold += event.count
  else if (event.type === 'received' && event.from === 'goods') sums.income += event.amount
  else if (event.type === 'received' && event.from === 'shipment') sums.shipments += event.amount
  else if (event.type === 'paid' && event.to === 'wages and machines') sums.costs += event.amount
  else if (event.type === 'paid' && event.to === 'crews and warehouse workers') sums.harbour += event.amount
  else if (event.type === 'share value') {
    const by = event.to - event.from
    if (event.why === 'goods sold') sums.forGoods += by
    else if (by > 0) sums.bonuses += by
    else sums.lost += by
  }
}
