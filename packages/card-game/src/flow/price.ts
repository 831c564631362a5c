// Step b: price and appeal of the active good — CG 1.b, CG ruling 2, 3 and 4. The sum is fixed, so choosing the appeal chooses the price.
import { reachableAppeals, turnTo } from '../factory.ts'
import { moveAppeal } from '../market.ts'
import { APPEAL } from '../moves.ts'
import { TURN } from '../parts.ts'
import { playerToMove } from '../state.ts'
import type { CardGameReason, CardGameStep } from '../step.ts'
import { toDevelopment } from './round.ts'

const OUT_OF_REACH: CardGameReason = { rule: 'CG 1.b', code: 'appeal-out-of-reach' }

const price: CardGameStep = {
  name: 'price',
  rule: 'CG 1.b',
  part: TURN,
  kinds: ['appeal'],
  exact: true,
  candidates(state, offer) {
    for (let rest = reachableAppeals(state.rules, playerToMove(state), state.good); rest !== 0; rest &= rest - 1) {
      const move = APPEAL[31 - Math.clz32(rest & -rest)]
      if (move !== undefined) offer(move)
    }
  },
  refuse(state, move) {
    if (move.kind !== 'appeal') return undefined
    const reach = reachableAppeals(state.rules, playerToMove(state), state.good)
    return (reach & (1 << move.appeal)) === 0 ? OUT_OF_REACH : undefined
  },
  play(state, move, emit) {
    if (move.kind !== 'appeal') return
    const factory = turnTo(state.rules, playerToMove(state), state.good, move.appeal)
    moveAppeal(state, state.good, factory, move.appeal, emit)
    toDevelopment(state)
  },
}

export const priceSteps: readonly CardGameStep[] = [price]
