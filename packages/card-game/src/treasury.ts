// Money: income, production costs, emergency fund, bankruptcy — CG 2.c, CG ruling 26 and 37. Every change of cash is made here.
import type { Seat } from '@arkwright/kernel'
import { dividedUp } from '@arkwright/kernel'
import { fixedCostDue, machinesToPay, wagesDue } from './cards/index.ts'
import { ALL_GOODS, type Good } from './components/names.ts'
import type { MoneyFor } from './events.ts'
import { machinesAt, workerPlaces } from './factory.ts'
import { NOTHING } from './laying.ts'
import { wage } from './market.ts'
import { entry, factoryOf, factoryToChange, type Player, playerAt, type State } from './state.ts'
import type { Emit } from './step.ts'
import { returnAllCards } from './supply.ts'

export function earn(state: State, seat: Seat, amount: number, what: MoneyFor, emit: Emit): void {
  if (amount === 0) return
  playerAt(state, seat).money += amount
  emit?.({ type: 'money', seat, amount, for: what })
}

export function halfShareValue(player: Player): number {
  return dividedUp(player.shareValue, 2)
}

/** Adds the cost of a factory with its first `workerCards` worker cards to the bill of the turn. */
export function bill(state: State, player: Player, good: Good, workerCards: number): void {
  const { rules, turn } = state
  const { figures } = rules
  const factory = factoryOf(player, good)
  const machines = machinesAt(rules, player, good, factory, workerCards)
  const workers = workerPlaces(rules, good, factory, workerCards) - machines
  turn.wages += wagesDue(figures, player, good, workers, wage(state))
  turn.maintenance += machinesToPay(figures, player, machines) * figures.machineMaintenance
  turn.fixedCost += fixedCostDue(figures, player, entry(rules.fixedCost[factory.side - 1], good))
}

export function billed(state: State): number {
  return state.turn.wages + state.turn.maintenance + state.turn.fixedCost
}

/** The most that cash and the rest of the emergency fund can pay. */
export function canRaise(state: State, player: Player): number {
  return player.money + (state.rules.figures.loanSpaces - player.loans) * halfShareValue(player)
}

/** Pays the bill of the turn, from the emergency fund if cash is short. A player who cannot pay leaves the game. */
export function payBill(state: State, emit: Emit): void {
  const { seat, turn } = state
  const player = playerAt(state, seat)
  const missing = billed(state) - player.money
  if (missing > 0) {
    const spaces = state.rules.figures.loanSpaces - player.loans
    const each = halfShareValue(player)
    const count = each === 0 ? spaces : Math.min(spaces, dividedUp(missing, each))
    if (count > 0) {
      player.loans += count
      emit?.({ type: 'took loans', seat, count, emergency: true })
      earn(state, seat, count * each, 'emergency fund', emit)
    }
    if (player.money < billed(state)) {
      leaveTheGame(state, seat, emit)
      return
    }
  }
  earn(state, seat, -turn.fixedCost, 'fixed cost', emit)
  earn(state, seat, -turn.wages, 'wages', emit)
  earn(state, seat, -turn.maintenance, 'maintenance', emit)
}

function leaveTheGame(state: State, seat: Seat, emit: Emit): void {
  const player = playerAt(state, seat)
  player.bankrupt = true
  player.sold = 0
  emit?.({ type: 'bankrupt', seat })
  earn(state, seat, -player.money, 'bankruptcy', emit)
  returnAllCards(state, seat)
  player.machineToken = -1
  player.quality = NOTHING
  player.distribution = NOTHING
  player.stock = NOTHING
  for (const good of ALL_GOODS) {
    const factory = factoryToChange(player, good)
    factory.side = 0
    factory.first = 0
    factory.second = 0
    factory.firstAutomated = false
    factory.secondAutomated = false
    factory.marker = -1
  }
}
