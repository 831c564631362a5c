// The forecast of a good now, and with the move under the pointer; calculated after the click has its response.
import { type Forecast, forecast, type Good, type Move, type State } from '@arkwright/board-game'
import { useMemo } from 'react'
import { startDraft, tryMove } from '../play/draft.ts'
import { answered, useInTime } from '../play/use-in-time.ts'
import { useTable } from '../play/use-table.ts'
import { useBoardLater } from './use-board.ts'

export interface Comparison {
  readonly state: State
  readonly good: Good
  readonly now: Forecast
  /** With the move under the pointer, if there is one. */
  readonly after: Forecast | undefined
  readonly pointed: Move | undefined
}

export function useForecast(chosen: Good | undefined): Comparison {
  const state = useBoardLater()
  const page = useTable(session => session.page)
  const draft = useInTime(
    useTable(session => session.draft),
    answered,
  )
  const pointed = useTable(session => session.pointed) as Move | undefined
  const good = goodOf(pointed) ?? chosen ?? state.cycle
  const now = useMemo(() => forecast(state, good), [state, good])
  const after = useMemo(() => {
    if (pointed === undefined || draft === undefined || draft.complete) return undefined
    const tried = tryMove(page, startDraft(page, draft.state, draft.seat), pointed)
    return tried.tried.length === 0 ? undefined : forecast(tried.state as State, good)
  }, [pointed, draft, page, good])
  return { state, good, now, after, pointed }
}

function goodOf(move: Move | undefined): Good | undefined {
  return move !== undefined && 'good' in move ? move.good : undefined
}
