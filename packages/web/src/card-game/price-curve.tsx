// While the question is price and appeal: the result of each pair.
import { forecast, type State } from '@arkwright/card-game'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { PriceCurve, type PricePoint } from '../shell/price-curve.tsx'
import { priceAt } from './words.ts'

const words = text.cardGame.forecast
const STEP = 30

export function PricesAndAppeals({ state }: { state: State }) {
  const deciding = useTable(session => session.draft?.complete === false)
  const points = useMemo(() => {
    if (!deciding || state.step !== 'price') return []
    return state.legal.flatMap((move): PricePoint[] => {
      const mine = forecast(state, { move })?.seats.find(({ seat }) => seat === state.seat)
      if (mine === undefined || move.kind !== 'appeal') return []
      const { sold, profit, appeal } = mine
      const price = priceAt(state, move)
      const spoken = words.curveLine({ price, appeal, sold, profit })
      return [{ move, sold, profit, feet: [text.figures.money(price), String(appeal)], spoken }]
    })
  }, [state, deciding])
  const legend = { sold: words.curveSold, profit: words.curveProfit }
  return <PriceCurve title={words.curve({ good: state.good })} points={points} legend={legend} step={STEP} />
}
