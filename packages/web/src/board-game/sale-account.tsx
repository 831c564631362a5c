// The account of a sale: it fills as the sale is told; grey figures are still to come.
import { IMPORTER, type State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import type { SaleProps } from '../play/game-page.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { type AccountRow, AccountTable, type Figure } from '../telling/account-table.tsx'
import { usePositionAt } from '../telling/use-position-at.ts'
import { countOf, eventsUntil, goodOf, saleEvent, sellersOf, sumsOf, takersOf } from './sale-figures.ts'
import { Taker } from './sale-hall.tsx'

const words = text.told.sale

export function SaleAccount({ beat, step }: SaleProps) {
  const names = useNames()
  const mySeat = useTable(session => session.mySeat)
  const state = usePositionAt(beat.steps[0] ?? { at: 0, isWithin: false }) as State
  const good = goodOf(beat, state)
  const sellers = useMemo(() => sellersOf(state, good), [state, good])
  const sale = useMemo(() => saleEvent(beat), [beat])
  const now = eventsUntil(beat, step)
  const all = eventsUntil(beat, beat.steps.length - 1)
  const calls = beat.steps.slice(0, step + 1).findLast(one => one.calls !== undefined)?.calls ?? 0
  const takers = takersOf(sale, calls)
  const every = takersOf(sale, sale?.calls.length ?? 0)
  const rows = sellers.map(({ member, price }): AccountRow => {
    const sold: Figure = figure(countOf(takers, member), countOf(every, member), String)
    const isImporter = member === IMPORTER
    const name = isImporter ? text.boardGame.board.importer : (names[member] ?? '')
    const head = { key: String(member), name, isMine: member === mySeat, icon: <Taker member={member} size={20} /> }
    if (isImporter) return { ...head, figures: [undefined, sold, undefined, undefined, undefined] }
    const [told, whole] = [sumsOf(now, member as Seat), sumsOf(all, member as Seat)]
    return {
      ...head,
      figures: [
        { text: text.figures.money(price ?? 0), isToCome: false },
        sold,
        figure(told.takings, whole.takings, text.figures.money),
        figure(told.costs, whole.costs, text.figures.money),
        figure(told.spaces, whole.spaces, value => text.common.signed({ value })),
      ],
    }
  })
  const { price, sold, takings, costs, value } = words.columns
  const mine = sumsOf(all, mySeat)
  const isOver = step === beat.steps.length - 1 && (mine.takings > 0 || mine.costs > 0)
  return (
    <AccountTable
      columns={[price, sold, takings, costs, value]}
      rows={rows}
      reason={beat.steps[step]?.reason}
      result={isOver ? words.mine({ profit: mine.takings - mine.costs, spaces: mine.spaces }) : undefined}
    />
  )
}

function figure(now: number, whole: number, told: (value: number) => string): Figure {
  return { text: told(now === whole ? whole : now), isToCome: now !== whole }
}
