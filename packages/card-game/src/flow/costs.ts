// Production costs of the producing factory — CG 2.c.
import { workerCardsAt } from '../factory.ts'
import { PRODUCTION } from '../parts.ts'
import { factoryOf, playerToMove } from '../state.ts'
import type { CardGamePassage } from '../step.ts'
import { bill, payBill } from '../treasury.ts'

export const productionCosts: CardGamePassage = {
  name: 'production costs',
  part: PRODUCTION,
  run(state, emit) {
    const player = playerToMove(state)
    bill(state, player, state.good, workerCardsAt(factoryOf(player, state.good)))
    payBill(state, emit)
    state.step = 'next producer'
  },
}
