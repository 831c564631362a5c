// The account of a production: it fills as the production is told; grey figures are still to come.
import type { Fact } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { SaleProps } from '../play/game-page.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { AccountTable, type Figure } from '../telling/account-table.tsx'
import { eventsUntil, producers } from './production.ts'

const words = text.told.sale

interface Sums {
  made: number
  sold: number
  shipped: number
  takings: number
  costs: number
  value: number
}

const INCOME: ReadonlySet<string> = new Set(['home sale', 'export', 'contract'])
const COSTS: ReadonlySet<string> = new Set(['wages', 'maintenance', 'fixed cost'])

function sumsOf(events: readonly Fact[], seat: Seat): Sums {
  const sums: Sums = { made: 0, sold: 0, shipped: 0, takings: 0, costs: 0, value: 0 }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'produced') sums.made += event.count
    else if (event.type === 'sold') sums.sold += event.count
    else if (event.type === 'shipped') sums.shipped += event.count
    else if (event.type === 'share value') sums.value++
    else if (event.type === 'money' && INCOME.has(event.for)) sums.takings += event.amount
    else if (event.type === 'money' && COSTS.has(event.for)) sums.costs -= event.amount
  }
  return sums
}

export function ProductionAccount({ beat, step }: SaleProps) {
  const names = useNames()
  const mySeat = useTable(session => session.mySeat)
  const { money } = text.figures
  const { made, sold, shipped, takings, costs, value } = words.columns
  const now = eventsUntil(beat, step)
  const all = eventsUntil(beat, beat.steps.length - 1)
  const mine = sumsOf(all, mySeat)
  // Shipping is asked before the wages are paid.
  const isOver = step === beat.steps.length - 1 && mine.costs > 0
  return (
    <AccountTable
      columns={[made, sold, shipped, takings, costs, value]}
      rows={producers(beat).map(seat => {
        const [told, whole] = [sumsOf(now, seat), sumsOf(all, seat)]
        const figure = (of: keyof Sums, words: (amount: number) => string = String): Figure => ({
          text: words(told[of]),
          isToCome: told[of] !== whole[of],
        })
        return {
          key: String(seat),
          name: names[seat] ?? '',
          icon: <Disc seat={seat} size={20} />,
          isMine: seat === mySeat,
          figures: [
            figure('made'),
            figure('sold'),
            figure('shipped'),
            figure('takings', money),
            figure('costs', money),
            figure('value', by => text.common.signed({ value: by })),
          ],
        }
      })}
      reason={undefined}
      result={isOver ? words.mine({ profit: mine.takings - mine.costs, spaces: mine.value }) : undefined}
    />
  )
}
