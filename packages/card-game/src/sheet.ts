// A factory's figures as its cards show them, for pages, bots and tests — CG 1.b, CG 2.
import type { Seat } from '@arkwright/kernel'
import { fixedCostDue, machinesToPay, wagesDue } from './cards/index.ts'
import type { Good } from './components/names.ts'
import { appealOf, goodsMade, machinesAt, priceOf, workerCardsAt, workersAt } from './factory.ts'
import { saleLimit, wage } from './market.ts'
import { entry, factoryOf, isOpen, playerAt, type State } from './state.ts'

export interface FactorySheet {
  readonly price: number
  /** As the cards show it; the marker on the market moves in the owner's turn. */
  readonly appeal: number
  readonly goods: number
  readonly workers: number
  readonly machines: number
  /** How many goods the home market takes at the marker's appeal. */
  readonly saleLimit: number
  readonly exportPrice: number
  readonly wages: number
  readonly maintenance: number
  readonly fixedCost: number
}

/** Undefined for a factory that is not open. */
export function factorySheet(state: State, seat: Seat, good: Good): FactorySheet | undefined {
  const { rules } = state
  const player = playerAt(state, seat)
  const factory = factoryOf(player, good)
  if (!isOpen(factory)) return undefined
  const cards = workerCardsAt(factory)
  const workers = workersAt(rules, player, good, factory, cards)
  const machines = machinesAt(rules, player, good, factory, cards)
  return {
    price: priceOf(rules, player, good),
    appeal: appealOf(rules, player, good),
    goods: goodsMade(rules, good, factory, cards),
    workers,
    machines,
    saleLimit: saleLimit(state, good, factory.marker),
    exportPrice: entry(rules.exportPrice[factory.side - 1], good),
    wages: wagesDue(rules.figures, player, good, workers, wage(state)),
    maintenance: machinesToPay(rules.figures, player, machines) * rules.figures.machineMaintenance,
    fixedCost: fixedCostDue(rules.figures, player, entry(rules.fixedCost[factory.side - 1], good)),
  }
}
