// Production costs of the producing factory — CG 2.c.
import { workerCardsAt } from '../factory.ts'
import { factoryOf, playerToMove, type State } from '../state.ts'
import type { Tell } from '../step.ts'
import { bill, payBill } from '../treasury.ts'

export function payProduction(state: State, emit: Tell): void {
  const player = playerToMove(state)
  bill(state, player, state.good, workerCardsAt(factoryOf(player, state.good)))
  payBill(state, emit)
  state.step = 'next producer'
}
