// The opponents' production — CG solo 3.2, CG ruling 43 and 44: two sold goods raise the value, fewer bring a share.
import { saleLimit } from '../market.ts'
import { entry, type State } from '../state.ts'
import type { Emit } from '../step.ts'

export function opponentsProduce(state: State, emit: Emit): void {
  for (const [rival, { appeal }] of state.rivals.entries()) {
    const marker = entry(appeal, state.good)
    if (marker < 0) continue
    if (saleLimit(state, state.good, marker) >= state.rules.figures.soldForValue) raiseOpponent(state, rival, emit)
    else giveShare(state, rival, emit)
  }
}

function raiseOpponent(state: State, index: number, emit: Emit): void {
  const rival = state.rivals[index]
  if (rival === undefined || rival.shareValue >= state.rules.figures.shareValueMax) return
  rival.shareValue++
  emit?.({ type: 'rival share value', rival: index, to: rival.shareValue })
}

export function giveShare(state: State, index: number, emit: Emit): void {
  const rival = state.rivals[index]
  if (rival === undefined || rival.shares >= state.rules.figures.sharesMax) return
  rival.shares++
  emit?.({ type: 'rival shares', rival: index, to: rival.shares })
}
