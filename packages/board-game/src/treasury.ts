// Paying and receiving; emergency sales of shares and loans — SJ 7.0; rulings 2, 3, 4, 5.
import { dividedUp, type Seat } from '@arkwright/kernel'
import type { CostOf, IncomeFrom } from './events.ts'
import { playerAt } from './players.ts'
import { emergencyLossPerShare, moveShareValue, shareValue } from './share-value.ts'
import type { Player, State } from './state.ts'
import type { Emit } from './step.ts'

/** Ruling 2: missing cash is raised once for the whole payment, by an emergency sale of shares, then by loans. */
export function pay(state: State, seat: Seat, amount: number, to: CostOf, emit: Emit): void {
  if (amount === 0) return
  const player = playerAt(state, seat)
  if (player.cash < amount) raiseMoney(state, seat, player, amount, emit)
  player.cash -= amount
  emit?.({ type: 'paid', seat, amount, to })
}

export function receive(state: State, seat: Seat, amount: number, from: IncomeFrom, emit: Emit): void {
  if (amount === 0) return
  playerAt(state, seat).cash += amount
  emit?.({ type: 'received', seat, amount, from })
}

/** Shares sold in an emergency, loans taken, and the spaces both cost. */
export interface Emergency {
  readonly shares: number
  readonly loans: number
  readonly spaces: number
}

/** What a payment beyond the cash would cost. Pages use it to warn before it happens. */
export function emergency(state: State, player: Pick<Player, 'cash' | 'shares' | 'space'>, amount: number): Emergency {
  const missing = amount - player.cash
  if (missing <= 0) return { shares: 0, loans: 0, spaces: 0 }
  const value = shareValue(state, player)
  const shares = Math.min(player.shares, dividedUp(missing, value))
  const loans = dividedUp(Math.max(0, missing - shares * value), state.rules.figures.loan)
  return {
    shares,
    loans,
    spaces: shares * emergencyLossPerShare(player.space) + loans * state.rules.figures.spacesBackPerLoan,
  }
}

function raiseMoney(state: State, seat: Seat, player: Player, amount: number, emit: Emit): void {
  const { shares, loans } = emergency(state, player, amount)
  if (shares > 0) {
    const value = shareValue(state, player)
    const lost = shares * emergencyLossPerShare(player.space)
    player.shares -= shares
    emit?.({ type: 'shares', seat, by: -shares, why: 'emergency sale' })
    receive(state, seat, shares * value, 'emergency sale', emit)
    moveShareValue(state, seat, -lost, 'emergency sale', emit)
  }
  if (loans > 0) {
    player.loans += loans
    emit?.({ type: 'loans', seat, by: loans })
    receive(state, seat, loans * state.rules.figures.loan, 'loan', emit)
    moveShareValue(state, seat, -loans * state.rules.figures.spacesBackPerLoan, 'loan', emit)
  }
}
