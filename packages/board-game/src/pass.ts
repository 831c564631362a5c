// Passing: the answer that changes nothing.
import type { DecisionName } from './decision-names.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

/** The decisions of a stock exchange in their order, each of which may trade nothing — SJ II.2.6, 6.II. */
export const EXCHANGE_STEPS: readonly DecisionName[] = ['sell goods', 'sell shares', 'repay loans', 'buy shares']

export function isInExchange({ step }: Pick<State, 'step'>): boolean {
  return EXCHANGE_STEPS.some(one => one === step)
}

/** Undefined if every answer changes something. */
export function passOf(state: State): Move | undefined {
  const isTrade = isInExchange(state)
  return state.legal.find(move => move.kind === 'done' || (isTrade && 'count' in move && move.count === 0))
}
