// The share value track — SJ 4.1.II, II.2.6, III.2, 7.0.
import { dividedDown, type Seat } from '@arkwright/kernel'
import { numberAt } from './at.ts'
import type { SpacesFor } from './events.ts'
import { playerAt } from './players.ts'
import type { Player, State } from './state.ts'
import type { Emit } from './step.ts'

/** The value of one share, also its selling price. */
export function shareValue(state: State, player: Pick<Player, 'space'>): number {
  return numberAt(state.rules.shareValue, player.space)
}

/** The purchase price is never below the minimum, even on the first spaces. */
export function purchasePrice(state: State, player: Player): number {
  return Math.max(state.rules.figures.lowestPurchasePrice, shareValue(state, player))
}

/** Moves the indicator along the blue track; it never leaves the first space backwards. */
export function moveShareValue(state: State, seat: Seat, by: number, why: SpacesFor, emit: Emit): void {
  if (by === 0) return
  const player = playerAt(state, seat)
  const from = player.space
  player.space = Math.min(state.rules.shareValue.length - 1, Math.max(1, from + by))
  emit?.({ type: 'share value', seat, from, to: player.space, why })
}

/** Spaces lost for each share of an emergency sale: the first digit of the space; 1 on the spaces 1 to 9 (ruling 2). */
export function emergencyLossPerShare(space: number): number {
  if (space < 10) return 1
  let digit = space
  while (digit >= 10) digit = dividedDown(digit, 10)
  return digit
}

export function sharesInBank(state: State, player: Player): number {
  return state.rules.figures.sharesPerCompany - player.shares
}
