// Buying shares — CG 1.a.5, CG 1.c.6, CG card 6, CG expert 11, CG ruling 28.
import { type Player, playerToMove, type State } from './state.ts'
import type { Emit } from './step.ts'
import { earn, halfShareValue } from './treasury.ts'

/** The cost of `count` shares if the first `cheap` of them are at half price, rounded up. */
export function costOfShares(player: Player, count: number, cheap: number): number {
  const discounted = Math.min(count, cheap)
  return discounted * halfShareValue(player) + (count - discounted) * player.shareValue
}

/** How many more shares fit on the track. */
export function sharesLeft(state: State, player: Player): number {
  return Math.max(0, state.rules.figures.sharesMax - player.shares)
}

export function buyShares(state: State, count: number, cheap: number, emit: Emit): void {
  if (count === 0) return
  const player = playerToMove(state)
  const cost = costOfShares(player, count, cheap)
  player.shares += count
  emit?.({ type: 'bought shares', seat: state.seat, count, cost })
  earn(state, state.seat, -cost, 'shares', emit)
}
