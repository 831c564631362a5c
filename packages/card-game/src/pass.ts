// Leaving things as they are: the answer of a player who changes nothing.
import type { Move } from './moves.ts'
import { factorySheet } from './sheet.ts'
import type { State } from './state.ts'

/** Moves that leave the pending question as it is. */
const PASSES: readonly string[] = ['no action', 'done', 'no development', 'decline', 'buy 0', 'loans 0', 'ship 0']

/** Undefined where every answer changes something. */
export function passOf(state: State): Move | undefined {
  if (state.step === 'price') {
    const appeal = factorySheet(state, state.seat, state.good)?.appeal
    return state.legal.find(move => move.kind === 'appeal' && move.appeal === appeal)
  }
  if (state.step === 'sale') return state.legal.find(({ kind }) => kind === 'sell')
  return state.legal.find(({ text }) => PASSES.includes(text))
}
