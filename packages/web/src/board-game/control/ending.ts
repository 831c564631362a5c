// What the turn ends with: the sale of the cycle as it would be now.
import { text } from '../../messages/index.ts'
import type { Draft } from '../../play/draft.ts'
import { mineIn } from './figures.ts'
import { stateOf } from './stage.ts'

export function ending(draft: Draft): string | undefined {
  const state = stateOf(draft)
  const mine = state.decade === 0 ? undefined : mineIn(state, state.cycle, draft.seat)
  return mine && text.boardControl.ending({ sold: mine.sold, profit: mine.profit })
}
