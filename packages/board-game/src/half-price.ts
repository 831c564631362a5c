// Buying own shares at half price, rounded up, also below the minimum — WF II.3.2; rulings 2, 20, 29.
import { dividedUp } from '@arkwright/kernel'
import { decider } from './players.ts'
import { purchasePrice, sharesInBank } from './share-value.ts'
import type { State } from './state.ts'
import { type Emit, type Reason, reason } from './step.ts'
import { pay } from './treasury.ts'

const LOANS_FIRST = reason('ruling 29', 'repay-loans-first', state => ({ loans: decider(state).loans }))
const BANK_SOLD_OUT = reason('ruling 20', 'not-enough-in-the-bank', state => ({
  bank: sharesInBank(state, decider(state)),
}))
const NEEDS_CASH = reason('ruling 2', 'not-enough-cash', state => ({
  cash: decider(state).cash,
  each: halfPrice(state),
}))

export function halfPrice(state: State): number {
  return dividedUp(purchasePrice(state, decider(state)), 2)
}

export function refuseBuying(state: State, count: number, each: number): Reason | undefined {
  const player = decider(state)
  if (player.loans > 0) return LOANS_FIRST
  if (count > sharesInBank(state, player)) return BANK_SOLD_OUT
  return count * each > player.cash ? NEEDS_CASH : undefined
}

export function buyAt(state: State, count: number, each: number, emit: Emit): void {
  pay(state, state.seat, count * each, 'shares', emit)
  decider(state).shares += count
  emit?.({ type: 'shares', seat: state.seat, by: count, why: 'bought' })
}
