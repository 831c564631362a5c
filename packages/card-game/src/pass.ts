// Passing: the answer that changes nothing.
import { moves } from './move-table.ts'
import type { Move } from './moves.ts'
import { factorySheet } from './sheet.ts'
import type { State } from './state.ts'

/** The moves that change nothing. */
const PASSES: readonly Move[] = [
  moves['no action'](),
  moves.done(),
  moves['no development'](),
  moves.decline(),
  moves.buy(0),
  moves.loans(0),
  moves.ship(0),
]

/** Undefined if every answer changes something. */
export function passOf(state: State): Move | undefined {
  if (state.step === 'price') {
    const appeal = factorySheet(state, state.seat, state.good)?.appeal
    return state.legal.find(move => move.kind === 'appeal' && move.appeal === appeal)
  }
  if (state.step === 'sale') return state.legal.find(({ kind }) => kind === 'sell')
  return state.legal.find(move => PASSES.includes(move))
}
