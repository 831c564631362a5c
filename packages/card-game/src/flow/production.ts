// The production phase, player by player — CG 2, CG ruling 11: nobody's choices touch another's production.
import { NEXT_PRODUCER } from '../parts.ts'
import { factoryOf, isOpen, playerToMove, type State } from '../state.ts'
import type { CardGamePassage, Tell } from '../step.ts'
import { nextSeat } from '../turn.ts'
import { toShareValue } from './share-value.ts'

export function beginProduction(state: State, emit: Tell): void {
  state.stage = 'production'
  state.place = -1
  for (const player of state.players) player.sold = 0
  nextProducer.run(state, emit)
}

export const nextProducer: CardGamePassage = {
  name: 'next producer',
  part: NEXT_PRODUCER,
  run(state, emit) {
    while (nextSeat(state)) {
      if (isOpen(factoryOf(playerToMove(state), state.good))) {
        state.step = 'sale'
        return
      }
    }
    toShareValue(state, emit)
  },
}
