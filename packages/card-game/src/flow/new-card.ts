// A new card: a face of the supply, or in the solo game the card at a place of the grid — CG 1.c, CG cards. No step is defined here.
import { playerToMove, type State } from '../state.ts'
import type { Emit } from '../step.ts'
import { cardsLeft, pickCard, takeCard } from '../supply.ts'

/** At the limit, another card is discarded first. */
export function takeNewCard(state: State, card: number, emit: Emit): void {
  if (state.rules.changes.discardsFirst && cardsLeft(state, playerToMove(state)) <= 0) {
    state.turn.taken = card
    state.step = 'make room'
    return
  }
  receiveCard(state, card, emit)
  state.step = 'after development'
}

export function receiveCard(state: State, card: number, emit: Emit): void {
  if (state.solo === null) takeCard(state, card, emit)
  else pickCard(state, card, emit)
}
