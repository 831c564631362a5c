// The result of each price that may be set now for a good.
import { forecast, type Good, type State } from '@arkwright/board-game'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { startDraft, tryMove } from '../play/draft.ts'
import { answered, useInTime } from '../play/use-in-time.ts'
import { useTable } from '../play/use-table.ts'
import { PriceCurve, type PricePoint } from '../shell/price-curve.tsx'

const words = text.boardGame.forecast
const STEP = 24

export function GoodPrices({ state, good }: { state: State; good: Good }) {
  const page = useTable(session => session.page)
  const draft = useInTime(
    useTable(session => session.draft),
    answered,
  )
  const points = useMemo(() => {
    const moves = state.legal.filter(move => move.kind === 'price' && move.good === good)
    return moves.flatMap((move): PricePoint[] => {
      if (draft === undefined || draft.complete || move.kind !== 'price') return []
      const tried = tryMove(page, startDraft(page, draft.state, draft.seat), move)
      const mine = forecast(tried.state as State, good).seats.find(({ seat }) => seat === draft.seat)
      if (mine === undefined) return []
      const { sold, profit, steps } = mine
      const spoken = words.curveLine({ price: move.price, sold, profit, steps })
      return [{ move, sold, profit, feet: [String(move.price)], spoken }]
    })
  }, [state, good, page, draft])
  const legend = { sold: words.curveSold, profit: words.curveProfit }
  return <PriceCurve title={words.curve({ good })} points={points} legend={legend} step={STEP} />
}
