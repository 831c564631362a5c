// Step b: price and appeal of the active good — CG 1.b, CG ruling 2, 3 and 4. The sum is fixed, so choosing the appeal chooses the price.
import { reachableAppeals, turnTo } from '../factory.ts'
import { moveAppeal } from '../market.ts'
import { APPEAL } from '../moves.ts'
import { entry, factoryOf, isOpen, playerToMove, type State } from '../state.ts'
import type { CardGameReason, CardGameStep } from '../step.ts'
import { toDevelopment } from './development.ts'

export function toPrice(state: State): void {
  if (isOpen(factoryOf(playerToMove(state), state.good))) state.step = 'price'
  else toDevelopment(state)
}

/** Token and office together never show more: the highest figures allowed are 3 and 4. */
const MOST_BARE_APPEAL = 7

const OUT_OF_REACH: CardGameReason = { rule: 'CG 1.b', code: 'appeal-out-of-reach' }

const price: CardGameStep = {
  name: 'price',
  rule: 'CG 1.b',
  kinds: ['appeal'],
  candidates(state, offer) {
    const player = playerToMove(state)
    const least = entry(player.distribution, state.good)
    const last = Math.min(APPEAL.length - 1, least + entry(player.quality, state.good) + MOST_BARE_APPEAL)
    for (let appeal = least; appeal <= last; appeal++) {
      const move = APPEAL[appeal]
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
    turnTo(state.rules, playerToMove(state), state.good, move.appeal)
    moveAppeal(state, state.good, move.appeal, emit)
    toDevelopment(state)
  },
}

export const priceSteps: readonly CardGameStep[] = [price]
