// How each value came about: what was sold and paid, and where the spaces of the share value track came from.
import type { BoardEvent } from '@arkwright/board-game'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'

const words = text.boardGame.account

interface Sums {
  sold: number
  income: number
  costs: number
  forGoods: number
  bonuses: number
  lost: number
}

export function Account() {
  const history = useTable(session => session.played.history)
  const names = useNames()
  const sums = useMemo(() => {
    const bySeat = names.map((): Sums => ({ sold: 0, income: 0, costs: 0, forGoods: 0, bonuses: 0, lost: 0 }))
    for (const { events } of history) for (const event of events as readonly BoardEvent[]) enter(bySeat, event)
    return bySeat
  }, [history, names])
  return (
    <div className="account">
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{text.result.company}</th>
            <th scope="col">{words.sold}</th>
            <th scope="col">{words.income}</th>
            <th scope="col">{words.costs}</th>
            <th scope="col">{words.forGoods}</th>
            <th scope="col">{words.bonuses}</th>
            <th scope="col">{words.lost}</th>
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
              <td>{text.figures.money(value.costs)}</td>
              <td>{words.spaces(value.forGoods)}</td>
              <td>{words.spaces(value.bonuses)}</td>
              <td>{words.spaces(value.lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function enter(bySeat: Sums[], event: BoardEvent): void {
  const sums = 'seat' in event ? bySeat[event.seat] : undefined
  if (sums === undefined) return
  if (event.type === 'sold') sums.sold += event.count
  else if (event.type === 'received' && event.from === 'goods') sums.income += event.amount
  else if (event.type === 'paid' && event.to === 'wages and machines') sums.costs += event.amount
  else if (event.type === 'share value') {
    const by = event.to - event.from
    if (event.why === 'goods sold') sums.forGoods += by
    else if (by > 0) sums.bonuses += by
    else sums.lost += by
  }
}
