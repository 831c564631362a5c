// The production phase, player by player — CG 2, CG ruling 11: a player's choices do not affect another's production.
import { NEXT_PRODUCER } from '../parts.ts'
import { factoryOf, isOpen, playerToMove } from '../state.ts'
import type { CardGamePassage } from '../step.ts'
import { nextSeat } from '../turn.ts'

const production: CardGamePassage = {
  name: 'production',
  part: NEXT_PRODUCER,
  run(state) {
    state.stage = 'production'
    state.place = -1
    for (const player of state.players) player.sold = 0
    state.step = 'next producer'
  },
}

const nextProducer: CardGamePassage = {
  name: 'next producer',
  part: NEXT_PRODUCER,
  run(state) {
    while (nextSeat(state)) {
      if (isOpen(factoryOf(playerToMove(state), state.good))) {
        state.step = 'sale'
        return
      }
    }
    state.step = 'share value'
  },
}

export const productionPassages: readonly CardGamePassage[] = [production, nextProducer]
